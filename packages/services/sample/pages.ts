import type { Booking } from './book.ts'
import { form, month, type Draft, type Place, type SampleWords } from './choices.ts'
import { dayInWords, timeInWords, ZONE_NAME } from './days.ts'
import { html, type Html } from './html.ts'

/** A month of days, and the form for the chosen one. */
export function calendarPage(place: Place, draft: Draft): string {
  const { chosen, day } = draft
  const heading = chosen?.name ?? 'Pick a day'

  return page(
    place.words,
    heading,
    html` <header>
        <p>${place.words.studio}</p>
        <h1>${heading}</h1>
        ${chosen?.price && html`<p class="price">${chosen.price}</p>`}
        ${chosen?.description && html`<p>${chosen.description}</p>`}
      </header>
      <div class="columns">
        ${month(place, day)}
        ${day ? form(place, day, draft) : html`<p class="next">Choose a day to see its times.</p>`}
      </div>`,
  )
}

/** What has been booked. */
export function bookedPage(words: SampleWords, booking: Booking): string {
  const { id, session, day, time, name } = booking

  return page(
    words,
    'You’re booked',
    html` <header>
        <p>${words.studio}</p>
        <h1>You’re booked</h1>
      </header>
      <dl>
        <div>
          <dt>Session</dt>
          <dd>${session}</dd>
        </div>
        <div>
          <dt>Day</dt>
          <dd>${dayInWords(day)}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>${timeInWords(time)}, ${ZONE_NAME}</dd>
        </div>
        <div>
          <dt>Name</dt>
          <dd>${name}</dd>
        </div>
      </dl>
      <p><a class="button" href="/booked/${id}.ics" download>Add to your calendar</a></p>
      ${words.delivery && html`<p>${words.delivery}</p>`}
      <p>A real calendar would now send an email, with a link to move or cancel the session.</p>
      <p><a href="/">Book another day</a></p>`,
    'booked',
  )
}

/** For any other address. */
export function missingPage(words: SampleWords): string {
  return page(
    words,
    'No such page',
    html` <h1>No such page</h1>
      <p>Bookings are forgotten when the sample stops. <a href="/">Pick a day</a></p>`,
  )
}

function page({ studio }: SampleWords, title: string, main: Html, state?: 'booked'): string {
  return html`<!doctype html>
    <html lang="en" ${state && html`data-state="${state}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sample calendar of ${studio}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
        <script src="/frame.js" defer></script>
      </head>
      <body>
        <aside class="sample" aria-label="Sample">
          <p>
            <strong>This is a sample calendar.</strong> Nobody hears of what is booked here, and it
            is forgotten when the site’s program stops.
          </p>
        </aside>
        <main>${main}</main>
      </body>
    </html> `.text
}
