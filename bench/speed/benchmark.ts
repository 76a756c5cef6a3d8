/** One kind of measurement. */
export type Benchmark = {
  /** For `--only`. */
  name: string
  measure: (address: string) => Promise<Measured>
}

export type Measured = {
  /** Every figure of every run. */
  figures: unknown
  /** A section of the report, in Markdown. */
  section: string
}
