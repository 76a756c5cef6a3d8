/**
 * Goes to the place that the address means where it names none: apps add to a link (`#stairs?fbclid=1`), sentences leave a
 * bracket or a full stop behind it, phones begin it with a capital. The place is the longest id that the address begins
 * with, and that no letter or number follows, nor a value (`#roll=14,22,30`).
 */
export function mendAddress() {
  const text = decoded(location.hash.slice(1))
  const named = text.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase()
  const isNamed = ({ id }: Element) =>
    named.startsWith(id.toLowerCase()) && !/^(?:[-_]*[\p{L}\p{N}]|=)/u.test(named.slice(id.length))

  const [place] = [...document.querySelectorAll('main, main [id]')]
    .filter(isNamed)
    .toSorted((one, other) => other.id.length - one.id.length)
  if (place && place.id !== text) location.replace(`#${place.id}`)
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
