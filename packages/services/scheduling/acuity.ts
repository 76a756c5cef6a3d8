import { withoutQuery, withQuery } from './address-parts.ts'
import { adminPage, homePage, scriptAddress } from './refusals.ts'
import type { Service } from './service.ts'

export const acuity: Service = {
  id: 'acuity',
  name: 'Acuity Scheduling',
  example: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
  hosts: /(^|\.)(acuityscheduling\.com|squarespacescheduling\.com|as\.me)$/,
  refuses: [
    [/^embed\./, scriptAddress],
    [/^((www|app)\.)?(acuityscheduling\.com|squarespacescheduling\.com|as\.me)$/, homePage],
    [/^secure\./, adminPage],
    [
      /^((www|app)\.)?(acuityscheduling|squarespacescheduling)\.com\/(?!schedule(\.php|\/|$))/i,
      adminPage,
    ],
  ],
  payment: true,
  frame: (url) => withQuery(url, { ref: 'embedded_csp' }),
  page: (url) => withoutQuery(url, 'ref'),
  // A studio's own host may hand over to these.
  sources: () => ['https://app.acuityscheduling.com', 'https://app.squarespacescheduling.com'],
}
