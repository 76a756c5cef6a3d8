/** Texts as sentences, between which a screen reader pauses: “2 of 5. One lamp.” */
export function sentences(...texts: (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined)
    .map((text) => (/[\p{STerm}…:]\p{Pf}?$/u.test(text) ? text : `${text}.`))
    .join(' ')
}
