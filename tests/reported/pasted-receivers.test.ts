import { expect, test } from 'vitest'

import { inquiries } from '#pipeline/content/schemas/inquiries.ts'
import { reportAfter } from '#pipeline/tests/temporary-content.ts'

const KEY = '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b'

function refusal(address: string): string | undefined {
  const { error } = inquiries.safeParse({ receiver: 'endpoint', address, encoding: 'urlencoded' })
  return error?.issues[0]?.message
}

// jsdevel/google-form#3, acmcsufoss/acmcsuf.com#88: no answer from there can be read
test.for([
  ['https://docs.google.com/forms/d/e/1FAIpQLSd/viewform', 'Google Forms'],
  ['https://hello.dubsado.com/public/form/view/67fc46f363d1d5003a53f5b2', 'Dubsado'],
  ['https://june.hbportal.co/public/abc', 'HoneyBook'],
  ['https://app.studioninja.co/contactform/parser/a/b', 'Studio Ninja'],
  ['https://june.typeform.com/to/abc', 'Typeform'],
  ['https://form.jotform.com/123', 'Jotform'],
  ['https://airtable.com/appX/shrY', 'Airtable'],
  ['https://calendly.com/june', 'Calendly'],
] as const)(
  'a page with a form of its own is no place to send messages to: %s',
  ([page, whose]) => {
    expect(refusal(page)).toContain(`is a page of ${whose}, which takes no messages`)
  },
)

test.for([
  ['hello@june.com', 'FormSubmit forwards messages to one'],
  ['https://june.com/contact.html', 'is a page, and takes no messages.'],
  ['https://bit.ly/3abcDEF', 'is a short link'],
] as const)('%s is no place to send messages to', ([address, said]) => {
  expect(refusal(address)).toContain(said)
})

test('nor is the site’s own contact page', async () => {
  const report = await reportAfter([
    'studio.yaml',
    'receiver: none',
    'receiver: endpoint\n  address: https://dogwoodandsilver.example/contact\n  encoding: json',
  ])
  expect(report).toContain(
    'inquiries.address\n  "https://dogwoodandsilver.example/contact" is a page of this site.',
  )
})

test.for([
  [
    'formspree',
    'form',
    'https://formspree.io/p/2949986910493211753/f/contactForm',
    'https://formspree.io/p/2949986910493211753/f/contactForm',
  ],
  [
    'formspree',
    'form',
    'const [state, handleSubmit] = useForm("mqkvgrdz")',
    'https://formspree.io/f/mqkvgrdz',
  ],
  [
    'formspree',
    'form',
    'curl https://formspree.io/f/mqkvgrdz -F message=hello',
    'https://formspree.io/f/mqkvgrdz',
  ],
  [
    'formsubmit',
    'address',
    'https://formsubmit.co/el/kiwoxo',
    'https://formsubmit.co/ajax/el/kiwoxo',
  ],
  [
    'endpoint',
    'address',
    '<form action=“https://forms.example/in” method="POST">',
    'https://forms.example/in',
  ],
] as const)('%s: the %s is found in %s', ([receiver, field, pasted, endpoint]) => {
  const encoding = receiver === 'endpoint' ? { encoding: 'json' } : {}
  expect(inquiries.parse({ receiver, [field]: pasted, ...encoding })).toMatchObject({ endpoint })
})

test.for([
  ['web3forms', 'access_key'],
  ['staticforms', 'apiKey'],
] as const)('%s: its key is found behind other inputs', ([receiver, name]) => {
  const key = `<form action="https://api.example/submit" method="POST">
    <input type="hidden" name="subject" value="New message">
    <input type="hidden" name="${name}" value="${KEY}">`
  expect(inquiries.parse({ receiver, key })).toMatchObject({ extra: { [name]: KEY } })
})
