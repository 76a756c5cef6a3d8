import type { Refusal } from './service.ts'

export const front: Refusal = ({ name, example }) =>
  `is the front page of ${name}, not yours. ` +
  `Paste the address of your own booking page, like ${example}.`

export const desk: Refusal = ({ name, example }) =>
  `is your own desk at ${name}: visitors cannot open it. ` +
  `Paste the link you would send to a client, like ${example}.`

export const script: Refusal = ({ name, example }) =>
  `is a script of ${name}, not a page. Paste the link you would send to a client, like ${example}.`
