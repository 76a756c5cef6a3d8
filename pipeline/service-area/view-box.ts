/** The drawing's measures, in its own units: as wide as a desktop's frame. */
export const VIEW = { width: 2400, height: 900 }

/** The square in its middle, which a phone shows and which holds the whole area. */
export const SQUARE = {
  left: (VIEW.width - VIEW.height) / 2,
  right: (VIEW.width + VIEW.height) / 2,
  top: 0,
  bottom: VIEW.height,
}

export const MIDDLE = { x: VIEW.width / 2, y: VIEW.height / 2 }
