import { z } from 'zod'

import { shown } from '../messages/shown.ts'
import { addressMistake, setting } from './fields.ts'

/** Hosts that put a repository below a path, unless it has the name of the whole domain. */
const BELOW_A_PATH = /\.(github|gitlab|bitbucket)\.io$/

/** The address of this site, to which the pages add theirs. */
export const siteAddress = setting.transform((words, context): string => {
  const address = siteAddressIn(words)
  const message = addressMistake(address) ?? originMistake(address)
  if (!message) return address

  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** The address that is meant: with its https://, and without a slash at its end. */
export function siteAddressIn(words: string): string {
  const beginsWithHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?(\/|$)/u.test(words)
  return (beginsWithHost ? `https://${words}` : words).replace(/\/$/, '')
}

function originMistake(address: string): string | undefined {
  const { origin, hostname, pathname } = new URL(address)
  if (/^[\d.]+$/.test(hostname)) {
    return `${shown(address)} is the number of a machine. Write the name that visitors type, like https://example.com.`
  }
  const isFolder = pathname !== '/' && !/\.\w+$/.test(pathname)
  if (isFolder) return `${shown(address)} ${belowPath(hostname)}`
  return address === origin
    ? undefined
    : `${shown(address)} is not the bare address of the site. Write only this: ${origin}`
}

function belowPath(hostname: string): string {
  const todo = BELOW_A_PATH.test(hostname)
    ? `Rename the repository to ${hostname}, or use a domain of your own. Then write that address.`
    : 'Put it on a domain or subdomain of its own, and write that address, like https://photos.example.com.'
  return `is below a path, where this site would find neither its styles nor its photographs. ${todo}`
}
