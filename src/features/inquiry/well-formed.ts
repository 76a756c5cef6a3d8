/**
 * Text that can be encoded. Half of a pair of surrogates, as a cut emoji leaves behind, stands for no
 * character; browsers send U+FFFD in its place.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
