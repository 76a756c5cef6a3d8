import { axe, axeInStoppedTime } from './support/axe.ts'
import { conditions, inEach } from './support/conditions.ts'
import { misplaced } from './support/layout.ts'
import { states } from './support/states.ts'
import { expect, test } from './support/test.ts'

for (const { title, open, complaint, stopped, below = Infinity, baseURL } of states) {
  test.describe(() => {
    if (baseURL) test.use({ baseURL })

    test(`${title} can be read and pressed in any window, colors and text`, async ({
      page,
      expectConsole,
    }) => {
      test.slow()
      if (complaint) expectConsole(complaint)
      await open(page)

      const fitting = conditions.filter(({ width }) => width < below)
      for await (const { name, axe: asked } of inEach(page, fitting)) {
        expect.soft(await misplaced(page), name).toEqual([])
        if (asked) expect.soft(await (stopped ? axeInStoppedTime : axe)(page), name).toEqual([])
      }
    })
  })
}
