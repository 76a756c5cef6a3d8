import { readFileSync } from 'node:fs'

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { receivers, type ReceiverName } from '@studio/services/receivers/receivers'
import { speak } from '#src/ui/words.ts'

import { InquiryForm } from './inquiry-form.tsx'

const { inquiry: words } = parse(readFileSync('demo/content/contact.yaml', 'utf8'))
const BLANK = { name: '', email: '', preferredDate: '', message: '' }
const BACK = 'https://june.example/contact#sent'
const POST = { method: 'post', enctype: 'application/x-www-form-urlencoded' }

/** What the browser posts, and where to. The last field is for bots, and stays empty. */
test.for<[ReceiverName, form: object, fields: object]>([
  [
    'web3forms',
    { ...POST, action: 'https://api.web3forms.com/submit' },
    { access_key: 'x', redirect: BACK, botcheck: '' },
  ],
  [
    'netlify',
    { ...POST, action: '/contact#sent', name: 'x', 'netlify-honeypot': 'bot-field' },
    { 'form-name': 'x', 'bot-field': '' },
  ],
  // It takes no plain posts. The dialog validates, and sends nothing.
  ['forminit', { method: 'dialog' }, {}],
])('without JavaScript the form is one for %s', ([name, form, expected]) => {
  const html = formFor(name)

  expect(tagsIn(html, 'form')[0]).toMatchObject(form)
  // No answer is pressed.
  const fields = tagsIn(html, 'input|textarea').filter(({ type }) => type !== 'radio')
  const posted = fields.map((field) => [field.name, field.value ?? ''])
  expect(Object.fromEntries(posted)).toEqual({ ...BLANK, ...expected })
})

test('browsers and password managers are asked to leave the field for bots alone', () => {
  const html = formFor('formspree')

  expect(html).toMatch(/<label hidden="">[^<]+<input[^>]+name="_gotcha"/)
  expect(tagsIn(html, 'input').find(({ name }) => name === '_gotcha')).toMatchObject({
    autocomplete: 'off',
    tabindex: '-1',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'data-bwignore': '',
    'data-form-type': 'other',
  })
})

function formFor(name: ReceiverName) {
  speak({ language: 'en-US', controls: {} })
  const studio = {
    email: 'june@june.example',
    phone: undefined,
    url: 'https://june.example',
    inquiries: receivers[name].settings('x'),
    gallery: undefined,
  }
  const form = { ref: { current: null }, words, studio, sending: false, failed: false, written: {} }
  return renderToStaticMarkup(<InquiryForm {...form} />)
}

/** The attributes of each of these elements. */
function tagsIn(html: string, names: string): Record<string, string>[] {
  const tags = html.match(new RegExp(`<(${names})[^>]*>`, 'g')) ?? []
  return tags.map((tag) => {
    const attributes = tag.matchAll(/ ([\w-]+)="([^"]*)"/g)
    return Object.fromEntries(
      Array.from(attributes, ([, name = '', value = '']) => [name.toLowerCase(), value]),
    )
  })
}
