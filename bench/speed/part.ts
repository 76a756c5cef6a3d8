/** One kind of measurement. */
export type Part = {
  /** As `--only` calls it. */
  name: string
  /** Measures the site that is served at an address. */
  measure: (address: string) => Promise<Measured>
}

export type Measured = {
  /** Every figure of every run, for whoever wants to reckon otherwise. */
  figures: unknown
  /** The same as a section of the report, in Markdown. */
  section: string
}
