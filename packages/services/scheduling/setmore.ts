import { adminPage, homePage, scriptAddress } from './refusals.ts'
import type { Service } from './service.ts'

export const setmore: Service = {
  id: 'setmore',
  name: 'Setmore',
  example: 'https://your-name.setmore.com',
  hosts: /(^|\.)setmore\.com$/,
  refuses: [
    [/^assets\.|\.js$/, scriptAddress],
    [/^((www|booking)\.)?setmore\.com$/, homePage],
    [/^(my|go|app)\.setmore\.com(?!\/(bookingpage|scheduleappointment)\/)/, adminPage],
  ],
  payment: true,
  frame: (url) => url,
  page: (url) => url,
  sources: () => ['https://booking.setmore.com'],
}
