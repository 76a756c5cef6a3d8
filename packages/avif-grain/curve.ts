/**
 * How strong grain is at each brightness: the standard deviation of luma, on a scale of 0 to 255,
 * in 16 bands from black to white. `null` where the picture has too little of a brightness to tell.
 */
export type GrainCurve = (number | null)[]
