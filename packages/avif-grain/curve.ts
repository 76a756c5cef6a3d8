/**
 * The strength of grain by brightness: the standard deviation of luma, on a scale of 0 to 255, in 16
 * bands from black to white. `null` in a band with too few pixels.
 */
export type GrainCurve = (number | null)[]
