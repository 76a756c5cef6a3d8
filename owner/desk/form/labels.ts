/** What owners call a field, where that is not its name with spaces. */
const LABELS: Record<string, string> = {
  alt: 'What it shows, in words',
  canary: 'Booking',
  bookNow: 'Words on every package’s button',
  credit: 'Whose it is, if not yours',
  hidden: 'Hidden everywhere',
  embeds: 'Map and calendar',
  hue: 'Color',
  icon: 'Rolls of film',
  id: 'Name in its address',
  image: 'Photograph',
  lede: 'Opening sentences',
  pick: 'My pick, with the red star',
  saving: 'Save photograph',
  src: 'Photograph',
  until: 'Last day',
  upTo: 'Or up to',
  url: 'Address of the site',
  whole: 'Whole on phones, too',
  withoutJavaScript: 'Without JavaScript',
}

/** Of fields at the top of a page's file, which mean something else there. */
const PAGE_LABELS: Record<string, string> = {
  title: 'Title in the browser’s tab',
  description: 'What search engines show',
}

/** What an item of a list is called that is no more than a text. Its number follows, where it has one. */
const ITEMS: Record<string, string> = { story: 'Paragraph', counties: 'County', options: 'Option' }

/** What an item of a list with names holds. */
const ITEM_LABELS: Record<string, string> = { towns: 'Latitude and longitude' }

/** What a field is called. `noBookings` becomes “No bookings”. */
export function labelOf(path: (string | number)[]): string {
  const name = String(path.at(-1) ?? '')
  const item = ITEMS[String(path.at(-2))]
  if (name === '' && path.length > 1)
    return ITEM_LABELS[String(path.at(-2))] ?? item ?? 'What it holds'
  const own = path.length === 1 ? PAGE_LABELS[name] : undefined
  return own ?? LABELS[name] ?? (item ? `${item} ${words(name)}` : words(name))
}

function words(name: string): string {
  if (/^\d+$/.test(name)) return `${Number(name) + 1}`
  if (!/^[a-z]\w*$/.test(name)) return name
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
