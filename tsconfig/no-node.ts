// A package’s types can bring those of Node along. Then the next line is no error, and this fails.
// @ts-expect-error
export type Leaked = typeof Buffer
