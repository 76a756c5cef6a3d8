import { desk, front, script } from './refusals.ts'
import type { Service } from './service.ts'

export const setmore: Service = {
  id: 'setmore',
  name: 'Setmore',
  example: 'https://your-name.setmore.com',
  hosts: /(^|\.)setmore\.com$/,
  refuses: [
    [/^assets\.|\.js$/, script],
    [/^((www|booking)\.)?setmore\.com$/, front],
    [/^(my|go|app)\.setmore\.com(?!\/(bookingpage|scheduleappointment)\/)/, desk],
  ],
  payment: true,
  frame: (url) => url,
  page: (url) => url,
  sources: () => ['https://booking.setmore.com'],
}
