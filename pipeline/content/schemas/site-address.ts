import { z } from 'zod'

import { addressIn } from '@studio/services/pasted/address'
import { shown } from '../messages/shown.ts'
import { fact, pastedAddress, setting } from './fields.ts'

/** Hosts that put a repository below a path, unless it has the name of the whole domain. */
const BELOW_A_PATH = /\.(github|gitlab|bitbucket)\.io$/

/** The address of this site, to which the pages add theirs. */
export const siteAddress = fact('web address', setting).transform((words, context): string => {
  const address = siteAddressIn(words)
  const found = pastedAddress(words)
  const mistake = 'mistake' in found ? found.mistake : originMistake(address)
  const message = numberMistake(address) ?? mistake
  if (!message) return address

  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** The address that is meant: with its https://, and without what stands around it or a slash at its end. */
export function siteAddressIn(words: string): string {
  const found = addressIn(words)
  return ('result' in found ? found.result : words).replace(/\/$/, '')
}

function numberMistake(address: string): string | undefined {
  return /^https:\/\/(\d+\.){3}\d+(?![\w.])/.test(address)
    ? `${shown(address)} is the number of a machine. Write the name that visitors type, like https://example.com.`
    : undefined
}

function originMistake(address: string): string | undefined {
  const { origin, hostname, pathname } = new URL(address)
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
