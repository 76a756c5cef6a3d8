import { expect } from '../test.ts'

/**
 * Compares what was heard with a file in `tests/spoken/`, which people read. Where that says
 * otherwise on purpose, `npm run spoken` writes all of them anew.
 */
export function expectSpoken(text: string, file: string) {
  expect(
    text.trimEnd() + '\n',
    `What is heard differs from tests/spoken/${file}.txt. If it should: npm run spoken, and read it.`,
  ).toMatchSnapshot(`${file}.txt`)
}
