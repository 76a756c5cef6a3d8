type Named = { name: string; example: string }

type Reason = keyof typeof REASONS

/** Addresses that cannot be used, by reason. The first match counts. */
export type Refused = Partial<Record<Reason, RegExp>>

/** Why addresses cannot be used, or undefined. Continues a sentence that begins with the address. */
export function refusal(service: Named, urls: URL[], refused: Refused): string | undefined {
  const spots = urls.map(({ hostname, pathname }) => hostname + pathname.replace(/\/+$/, ''))
  const reasons = Object.keys(refused) as Reason[]
  const reason = reasons.find((one) => spots.some((spot) => refused[one]!.test(spot)))
  return reason && REASONS[reason](service)
}

const REASONS = {
  script: ({ name, example }: Named) =>
    `is a script of ${name}, not a page. Paste the link you would send to a client, like ${example}.`,
  website: ({ example }: Named) =>
    `is a website made with Square. Open its booking page, and paste that address, like ${example}.`,
  appointments: ({ example }: Named) =>
    'shows your appointments, and nobody can book there. Make an appointment schedule, open its ' +
    `booking page, and paste that address, like ${example}.`,
  honeyBook: () =>
    'is HoneyBook’s contact form, and HoneyBook gives no calendar for other sites. Paste the ' +
    'public link of a session, from its Share button.',
  anyScript: () =>
    'is a script, not a page. Paste the address of the page itself, the one you would send to a ' +
    'client.',
  short: ({ example }: Named) =>
    'is a short link, which cannot be shown in your page. Open it, and paste the long address it ' +
    `leads to, like ${example}.`,
  home: ({ name, example }: Named) =>
    `is the home page of ${name}, not yours. ` +
    `Paste the address of your own booking page, like ${example}.`,
  admin: ({ name, example }: Named) =>
    `is your admin page at ${name}: visitors cannot open it. ` +
    `Paste the link you would send to a client, like ${example}.`,
}
