import type { Book } from './book.ts'
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
export type Place = { path: string; today: Day; book: Book; words: SampleWords }

/** A month of days, each with its free times. */
export function month({ path, today, book }: Place, chosen: Day | undefined): Html {
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

/** The form for a day: a time, the session where the page is for all, and a name. */
export function form({ path, book, words }: Place, day: Day, draft: Draft): Html {
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
