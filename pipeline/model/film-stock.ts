/** A film stock as its tag shows it. Its hue is in the site's stylesheet, under `className`. */
export type FilmStock = {
  /** As printed on the box. */
  name: string
  /** One sentence about it, shown when someone points at the tag. */
  sentence: string
  /** Class that sets `--stock` to the stock's hue. */
  className: string
  /** Pattern of the bar next to the name, so that hue is never the only difference. */
  bars: 'solid' | 'blocks' | 'half' | 'lines'
  /** Decides what an unloaded frame looks like: the orange mask of color film, or gray. */
  process: 'color' | 'black-and-white'
}

/** A film stock with the hue of its tag, as `#rrggbb`. */
export type FilmStockWithHue = FilmStock & { hue: string }
