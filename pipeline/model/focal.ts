/** The point no crop may lose: across from the left and down from the top, 0 to 1. */
export type Focal = { x: number; y: number }
