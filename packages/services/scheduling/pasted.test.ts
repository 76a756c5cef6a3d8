import { expect, test } from 'vitest'

import { addressIn } from './pasted.ts'

const SNIPPETS: [whose: string, snippet: string, address: string][] = [
  [
    'Calendly, inline',
    `<div class="calendly-inline-widget" data-url="https://calendly.com/june?a=1&amp;b=2"></div><script src="https://assets.calendly.com/assets/external/widget.js" async></script>`,
    'https://calendly.com/june?a=1&b=2',
  ],
  [
    'Calendly, pop-up',
    `<link href="https://assets.calendly.com/assets/external/widget.css" rel="stylesheet"><a href="" onclick="Calendly.initPopupWidget({url: 'https://calendly.com/june'});return false;">Book</a>`,
    'https://calendly.com/june',
  ],
  [
    'Acuity',
    `<iframe src="https://app.acuityscheduling.com/schedule.php?owner=1&ref=embedded_csp" title="Schedule Appointment" width="100%" height="800" frameBorder="0" allow="payment"></iframe><script src="https://embed.acuityscheduling.com/js/embed.js"></script>`,
    'https://app.acuityscheduling.com/schedule.php?owner=1&ref=embedded_csp',
  ],
  [
    'Cal.com, script',
    `<script>Cal.ns["30min"]("inline", { elementOrSelector:"#cal", calLink: "june/30min" });</script>`,
    'https://cal.com/june/30min',
  ],
  [
    'Cal.com, button',
    `<button data-cal-link="june/mini" data-cal-config='{"layout":"month_view"}'>Book</button>`,
    'https://cal.com/june/mini',
  ],
  [
    'Square',
    `<!-- Start Square Appointments Embed Code --><script src='https://square.site/appointments/buyer/widget/abc/DEF.js'></script>`,
    'https://square.site/appointments/buyer/widget/abc/DEF.js',
  ],
  [
    'Google',
    `<!-- Google Calendar --><iframe style="border: 0" src="https://calendar.google.com/calendar/appointments/schedules/A?gv=true" width="100%" height="600"></iframe>`,
    'https://calendar.google.com/calendar/appointments/schedules/A?gv=true',
  ],
  [
    'Setmore',
    `<script src="https://assets.setmore.com/integration/static/setmoreIframeLive.js"></script><a id="Setmore_button_iframe" href="https://booking.setmore.com/scheduleappointment/1-2">Book</a>`,
    'https://booking.setmore.com/scheduleappointment/1-2',
  ],
  [
    'SimplyBook.me',
    `<script src="//widget.simplybook.me/v2/widget/widget.js"></script><script>new SimplybookWidget({"widget_type":"iframe","url":"https:\\/\\/june.simplybook.me"})</script>`,
    'https://june.simplybook.me',
  ],
  [
    'TidyCal',
    `<div class="tidycal-embed" data-path="june/mini"></div><script src="https://asset-tidycal.b-cdn.net/js/embed.js" async></script>`,
    'https://tidycal.com/june/mini',
  ],
  [
    'YouCanBookMe',
    `<script src="https://embed.ycb.me" async="true" data-domain="june"></script>`,
    'https://june.youcanbook.me',
  ],
  ['a frame', `<iframe src='//book.example.com/june'>`, 'https://book.example.com/june'],
]

test.each(SNIPPETS)('%s: the address is found in the snippet', (_, snippet, address) => {
  expect(addressIn(snippet)).toEqual({ result: address })
})

test.each([
  ['calendly.com/june', 'https://calendly.com/june'],
  ['june.as.me', 'https://june.as.me'],
  ['https://calendly.com/june', 'https://calendly.com/june'],
  ['http://calendly.com/june', 'http://calendly.com/june'],
  ['my calendar', 'my calendar'],
  ['june@example.com', 'june@example.com'],
])('of %j the address is %j', (pasted, address) => {
  expect(addressIn(pasted)).toEqual({ result: address })
})
