import type { Book, Booking } from './book.ts'
import {
  dayInWords,
  isOffered,
  monthsInWords,
  TIMES,
  timeInWords,
  weeksFrom,
  ZONE_NAME,
  type Day,
} from './days.ts'
import { html, type Html } from './html.ts'

/** What the sample calendar says of the studio. */
export type SampleWords = {
  studio: string
  packages: { name: string; price?: string | undefined; description?: string | undefined }[]
  /** When the gallery arrives. */
  delivery?: string | undefined
}

/** What a visitor has chosen and typed so far, and what is wrong with it. */
export type Draft = {
  /** The package of the page. Undefined on the page for all. */
  chosen?: SampleWords['packages'][number] | undefined
  day?: Day | undefined
  time?: string | undefined
  session?: string | undefined
  name?: string | undefined
  mistake?: string | undefined
}

/** The page of one package, or of all, and what is known there. */
type Place = { path: string; today: Day; book: Book; words: SampleWords }

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

function month({ path, today, book }: Place, chosen: Day | undefined): Html {
  const weeks = weeksFrom(today)
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

  function cell(day: Day): Html {
    const number = Number(day.slice(-2))
    const free = TIMES.filter((time) => book.isFree(day, time)).length
    if (!isOffered(day, today)) return html`<td>${number}</td>`
    if (free === 0) return html`<td class="full">${number}<small>full</small></td>`
    const isChosen = day === chosen && html`aria-current="date"`
    const spoken = dayInWords(day).replace(/\d+$/, '')
    return html`<td>
      <a href="${path}?day=${day}#times" ${isChosen}
        ><span class="spoken">${spoken}</span>${number} <small>${free} free</small></a
      >
    </td>`
  }

  return html`<table>
    <caption>
      ${monthsInWords(weeks.flat())}
    </caption>
    <thead>
      <tr>
        ${names.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${weeks.map(
        (week) =>
          html`<tr>
            ${week.map(cell)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

function form({ path, book, words }: Place, day: Day, draft: Draft): Html {
  const { chosen, time, session, name, mistake } = draft

  return html`<form id="times" method="post" action="${path}?day=${day}#times">
    <h2>${dayInWords(day)}</h2>
    ${mistake && html`<p class="mistake" role="alert">${mistake}</p>`}
    <fieldset>
      <legend>Time <small>${ZONE_NAME}</small></legend>
      ${TIMES.map((one) => {
        const isFree = book.isFree(day, one)
        return html`<label class="time">
          <input
            type="radio"
            name="time"
            value="${one}"
            required
            ${!isFree && html`disabled`}
            ${isFree && one === time && html`checked`}
          />
          ${timeInWords(one)}${!isFree && html` <small>taken</small>`}</label
        >`
      })}
    </fieldset>
    ${
      !chosen &&
      html`<label
        >Session
        <select name="session">
          ${words.packages.map(
            (one) => html`<option ${one.name === session && html`selected`}>${one.name}</option>`,
          )}
        </select></label
      >`
    }
    <label
      >Your name <input name="name" required maxlength="100" autocomplete="name" value="${name}"
    /></label>
    <button>Book this time</button>
  </form>`
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
