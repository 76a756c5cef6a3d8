/** The pages that show the sample calendar: their folder in a build, and their environment. */
export const WITH_SAMPLE = 'sample'
