import { expect, test } from 'vitest'

import { bookingPage, scheduling } from '#pipeline/content/schemas/scheduling.ts'

const CAL_SNIPPET = (origin: string) =>
  `<div id="my-cal-inline"></div><script>Cal("init", "30min", {origin:"${origin}"}); ` +
  'Cal.ns["30min"]("inline", { elementOrSelector:"#my-cal-inline", calLink: "june/30min" });</script>'

/** The frame that an owner's words lead to, without its query, or why they are refused. */
function calendar(words: string): string {
  const { data, error } = scheduling.safeParse({ calendar: words })
  return data ? data.calendar.frame.replace(/\?.*/, '') : error!.issues[0]!.message
}

// calcom/cal.diy#28498, #7326: accounts of its European server, and servers of one's own
test.for([
  ['https://app.cal.eu', 'https://cal.eu/june/30min'],
  ['https://cal.june.com', 'https://cal.june.com/june/30min'],
  ['https://app.cal.com', 'https://cal.com/june/30min'],
])(
  'a Cal.com snippet of %s shows the calendar there, not a stranger’s of the same name',
  (pair) => {
    expect(calendar(CAL_SNIPPET(pair[0]!))).toBe(pair[1])
  },
)

// Square gives its links in formats with one id and with two.
test('a Square address with one id is shown as it is, and made into no widget of other ids', () => {
  const page = 'https://app.squareup.com/appointments/book/L6SV5MCXN00CB/start'
  expect(calendar(page)).toBe(page)
  expect(
    calendar('https://squareup.com/appointments/book/oireayuannjp07/LQYSJW8GJE1Y6/start'),
  ).toBe('https://square.site/appointments/buyer/widget/oireayuannjp07/LQYSJW8GJE1Y6')
})

// plotly/plotly.github.io#53: quotes; Smithsonian/dpo-voyager#21: encoded; fivefilters/ftr-site-config#868
test.for([
  '“https://calendly.com/june”',
  'https://calendly.com/june)',
  'Book here: https://calendly.com/june.',
  '<iframe src=“https://calendly.com/june” width=“100%”></iframe>',
  '&lt;iframe src=&quot;https://calendly.com/june&quot;&gt;',
  '<iframe src="https%3A%2F%2Fcalendly.com%2Fjune"></iframe>',
  '[my calendar](https://calendly.com/june)',
  '\u200Bhttps://calendly.com/ju\u00ADne\u00A0',
  'https://https://calendly.com/june',
  'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcalendly.com%2Fjune&data=x',
])('what stands around an address is taken off: %j', (words) => {
  expect(calendar(words)).toBe('https://calendly.com/june')
})

test.for([
  ['https://calendly.com/june\nhttps://calendly.com/june/mini', 'Paste one address alone'],
  ['https://calendly.com/ june', 'Paste one address alone'],
  ['https://calendly.com/june…', 'Copy the whole address.'],
  ['https://calendly.com/june%E2%80%9D', 'Copy the address once more.'],
  ['https://june.as.xn--me-o2t', 'Copy it from your browser once more.'],
  ['https://bit.ly/3abcDEF', 'paste the long address it leads to'],
  ['https://linktr.ee/june', 'Paste the address of the page on which clients choose a time'],
  ['https://june.hbportal.co/schedule/1', 'paste this address for each package.'],
  [
    '<div><a href="https://www.vagaro.com/pro/">Powered by Vagaro</a><script src="https://www.vagaro.com//resources/WidgetEmbeddedLoader/abc"></script></div>',
    'Paste the link you would send to a client',
  ],
] as const)('what cannot be one calendar is refused, and what to paste is said: %j', (pair) => {
  expect(calendar(pair[0])).toContain(pair[1])
})

test('a package, which opens in a new tab, may have a short link', () => {
  expect(bookingPage.parse('https://bit.ly/3abcDEF')).toBe('https://bit.ly/3abcDEF')
})
