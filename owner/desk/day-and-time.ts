const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** When something was, as owners read it: “November 26, 2026 at 7:05 AM”. */
export function dayAndTime(date: string): string {
  return FORMAT.format(new Date(date))
}
