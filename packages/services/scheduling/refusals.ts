import type { Refusal } from './service.ts'

export const homePage: Refusal = ({ name, example }) =>
  `is the home page of ${name}, not yours. ` +
  `Paste the address of your own booking page, like ${example}.`

export const adminPage: Refusal = ({ name, example }) =>
  `is your admin page at ${name}: visitors cannot open it. ` +
  `Paste the link you would send to a client, like ${example}.`

export const scriptAddress: Refusal = ({ name, example }) =>
  `is a script of ${name}, not a page. Paste the link you would send to a client, like ${example}.`
