// The sample calendar. What is booked is kept until the page is left.

/** When sessions begin, in hours. */
const TIMES = [9, 13, 17]

/** Sunday and Monday. */
const DAYS_OFF = [0, 1]

const WEEKS = 5

const today = new Date()
const booked = new Set<string>()
let chosen: Date | undefined

const [choosing, done] = [one('#choosing'), one('#booked')]
const [form, next, heading] = [one<HTMLFormElement>('form'), one('#next'), one('form h2')]
const [session, name] = [one<HTMLSelectElement>('select'), one<HTMLInputElement>('[name=name]')]

showPackage()
showMonth()
choosing.hidden = false
form.addEventListener('submit', book)
one('#booked button').addEventListener('click', startOver)
say('event_type_viewed')
new ResizeObserver(() => {
  // For a full-page picture Chromium makes a frame 1 px wide for a moment, in which words need 4,500 px.
  if (innerWidth > 1) say('page_height', { height: `${document.body.offsetHeight}px` })
}).observe(document.body)

/** A package has its own page: `?package=2`. */
function showPackage() {
  const number = Number(new URLSearchParams(location.search).get('package'))
  const option = session.options[number - 1]
  if (option) {
    option.defaultSelected = true
    document.title = `${option.value} · ${document.title}`
    one('h1').textContent = option.value
    session.closest('label')!.hidden = true
  }
  for (const fact of ['price', 'description']) {
    one(`#${fact}`).textContent = option?.dataset[fact] ?? ''
  }
}

function showMonth() {
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()]
  const days = Array.from(
    { length: WEEKS * 7 },
    (_, at) => new Date(year, month, date - today.getDay() + at),
  )
  const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
  one('caption').textContent = months.formatRange(days[0]!, days.at(-1)!)
  const weeks = Array.from({ length: WEEKS }, (_, week) => {
    const row = document.createElement('tr')
    row.append(...days.slice(week * 7, week * 7 + 7).map(cell))
    return row
  })
  one('tbody').replaceChildren(...weeks)
}

function cell(day: Date): HTMLElement {
  const number = String(day.getDate())
  const free = TIMES.filter((time) => isFree(day, time)).length
  if (day <= today || DAYS_OFF.includes(day.getDay())) return element('td', number)
  if (free === 0) return element('td', number, element('small', 'full'))

  const button = element('button', number, ' ', element('small', `${free} free`))
  button.setAttribute('aria-label', `${dayInWords(day)}, ${free} free`)
  button.setAttribute('aria-pressed', String(day.getTime() === chosen?.getTime()))
  button.addEventListener('click', () => choose(day))
  return element('td', button)
}

function choose(day: Date) {
  chosen = day
  showMonth()
  heading.textContent = dayInWords(day)
  const times = TIMES.map((time) => {
    const isTaken = !isFree(day, time)
    const input = document.createElement('input')
    const value = String(time)
    Object.assign(input, { type: 'radio', name: 'time', required: true, value, disabled: isTaken })
    const taken = isTaken ? [element('small', 'taken')] : []
    return element('label', input, timeInWords(time), ...taken)
  })
  one('fieldset').replaceChildren(one('legend'), ...times)
  next.hidden = true
  form.hidden = false
  heading.focus()
}

function book(event: SubmitEvent) {
  event.preventDefault()
  const time = Number(new FormData(form).get('time'))
  booked.add(slot(chosen!, time))
  const facts = [session.value, dayInWords(chosen!), timeInWords(time), name.value.trim()]
  for (const [at, place] of document.querySelectorAll('dd').entries()) {
    place.textContent = facts[at]!
  }
  choosing.hidden = true
  done.hidden = false
  one('#booked h1').focus()
  say('event_scheduled')
}

function startOver() {
  chosen = undefined
  form.reset()
  form.hidden = true
  next.hidden = false
  showMonth()
  done.hidden = true
  choosing.hidden = false
  one<HTMLElement>('tbody button').focus()
}

/** Some times are taken by others, the same ones at every visit. */
function isFree(day: Date, time: number): boolean {
  return (day.getDate() * time) % 11 > 3 && !booked.has(slot(day, time))
}

function slot(day: Date, time: number): string {
  return `${day.toDateString()} ${time}`
}

/** Like `Saturday, November 28`. */
function dayInWords(day: Date): string {
  return day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
}

/** Like `1:00 PM`. */
function timeInWords(hour: number): string {
  const time = new Date(1970, 0, 1, hour)
  return time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

/** Tells the page around this one what Calendly's pages tell theirs. */
function say(event: string, payload = {}) {
  if (parent !== window)
    parent.postMessage({ event: `calendly.${event}`, payload }, location.origin)
}

function one<Element extends HTMLElement>(selector: string): Element {
  return document.querySelector<Element>(selector)!
}

function element(tag: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.append(...content)
  return made
}
