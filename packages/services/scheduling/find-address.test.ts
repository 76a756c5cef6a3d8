import { expect, test } from 'vitest'

import { addressIn } from './find-address.ts'

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
    'Cal.com, script of its European server',
    `<script>(function (C, A, L) {})(window, "https://app.cal.eu/embed/embed.js", "init"); Cal("init", "30min", {origin:"https://app.cal.eu"}); Cal.ns["30min"]("inline", { calLink: "june/30min" });</script>`,
    'https://app.cal.eu/june/30min',
  ],
  [
    'Cal.com, button of another server',
    `<button data-cal-link="june/mini" data-cal-origin="https://cal.eu" data-cal-namespace="mini">Book</button>`,
    'https://cal.eu/june/mini',
  ],
  [
    'Cal.com, React, on a server of the studio’s own',
    `<Cal namespace="30min" calLink="june/30min" calOrigin="https://cal.june.com" embedJsUrl="https://cal.june.com/embed/embed.js" />`,
    'https://cal.june.com/june/30min',
  ],
  [
    'Cal.com, the script’s address alone',
    `getCalApi({"embedJsUrl":"https://cal.june.com/embed/embed.js"}); <button data-cal-link="june/30min">`,
    'https://cal.june.com/june/30min',
  ],
  [
    'HubSpot in Europe',
    `<div class="meetings-iframe-container" data-src="https://meetings-eu1.hubspot.com/june?embed=true"></div><script src="https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js"></script>`,
    'https://meetings-eu1.hubspot.com/june?embed=true',
  ],
  [
    'YouCanBookMe, own domain',
    `<script src="https://embed.ycb.me" async="true" data-domain="book.june.com"></script>`,
    'https://book.june.com',
  ],
  [
    'Zcal',
    `<div class="zcal-inline-widget"><a href="https://zcal.co/i/Ab">June</a></div><script src="https://static.zcal.co/embed/v1/embed.js" async></script>`,
    'https://zcal.co/i/Ab',
  ],
  ['React', `<InlineWidget url="https://calendly.com/june" />`, 'https://calendly.com/june'],
  ['WordPress', `[calendly url="https://calendly.com/june" type="1"]`, 'https://calendly.com/june'],
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
  ['mailto:june@example.com', 'mailto:june@example.com'],
  ['<https://calendly.com/june>', 'https://calendly.com/june'],
  ['[Book](https://calendly.com/june)', 'https://calendly.com/june'],
  ['Book here: https://calendly.com/june.', 'https://calendly.com/june'],
  ['calendly.com/june <https://calendly.com/june>', 'https://calendly.com/june'],
  ['https://https://calendly.com/june', 'https://calendly.com/june'],
  ['https%3A%2F%2Fcalendly.com%2Fjune', 'https://calendly.com/june'],
  ['https://calendly.com/june?a=1&amp;b=2', 'https://calendly.com/june?a=1&b=2'],
  ['https://calendly.com/june?a=[1]&b=2', 'https://calendly.com/june?a=%5B1%5D&b=2'],
  [
    'https://eu1.safelinks.protection.outlook.com/?url=https%3A%2F%2Fcalendly.com%2Fjune&data=1',
    'https://calendly.com/june',
  ],
  ['https://urldefense.com/v3/__https://calendly.com/june__;!!a$', 'https://calendly.com/june'],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__calendly.com_june-2Dsilver&d=1',
    'https://calendly.com/june-silver',
  ],
  ['https://www.google.com/url?q=https://calendly.com/june&sa=D', 'https://calendly.com/june'],
])('of %j the address is %j', (pasted, address) => {
  expect(addressIn(pasted)).toEqual({ result: address })
})

test.each([
  [
    'two addresses',
    'https://calendly.com/june\nhttps://calendly.com/june/mini',
    'is more than one',
  ],
  ['two with a comma', 'calendly.com/june,calendly.com/mini', 'is more than one address'],
  ['words behind', 'https://calendly.com/june (30 min)', 'is more than one address'],
  ['a broken line', 'https://calendly.com/\njune', 'or not in one piece'],
  ['a shortened address', 'https://calendly.com/ju…', 'is cut off'],
  ['a quote that became a part of it', 'https://calendly.com/june%E2%80%9D', 'holds “””'],
  ['a host of two scripts', 'https://\u0441alendly.com/june', 'is not a web address.'],
  ['a quote in Punycode', 'https://june.as.xn--me-o2t', 'is not a web address.'],
  [
    'a redirect that hides its end',
    'https://www.google.com/url?sa=t',
    'only leads to another page',
  ],
  [
    'a server in a variable',
    'Cal("init", {origin: ORIGIN}); calLink: "june"',
    'without the address',
  ],
  ['a path in a variable', '<Cal calLink={`${user}/30min`} />', 'holds “{”'],
  [
    'what a service says of itself',
    '<div><a href="https://www.vagaro.com/pro/">Powered by Vagaro</a><script src="https://www.vagaro.com//resources/WidgetEmbeddedLoader/abc"></script></div>',
    'without the address of a calendar',
  ],
  [
    'two calendars',
    '<iframe src="https://calendly.com/june"></iframe><iframe src="https://calendly.com/mini"></iframe>',
    'is more than one address',
  ],
])('%s: no address is guessed', (_, pasted, said) => {
  expect(addressIn(pasted)).toEqual({ mistake: expect.stringContaining(said) })
})
