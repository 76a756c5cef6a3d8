import { journey } from './journey.ts'
import { text, the } from './ui/target.ts'

const strip = the('region', 'Recent Sessions')
const next = the('button', 'Next session')
const previous = the('button', 'Previous session')
const session = (number: number) => the('group', `${number} of 25`)

journey('[P3 P5 F3] buttons and arrow keys move 25 photographs, one at a time', async ({ ui }) => {
  await ui.goto('/portfolio')
  await ui.counts(the('group', /^\d+ of 25$/), 25)
  await ui.reads(session(1), /I waited for it to stop/)
  await ui.reads(session(25), /Someone just went in for lemonade/)
  await ui.has(previous, { 'aria-disabled': 'true' })

  await ui.click(next)
  await ui.sees(text('2 of 25'))
  await ui.has(previous, { 'aria-disabled': 'false' })
  await ui.press('ArrowRight')
  await ui.sees(text('3 of 25'))
  await ui.press('ArrowLeft')
  await ui.sees(text('2 of 25'))
  await ui.click(previous)
  await ui.sees(text('1 of 25'))
  await ui.has(previous, { 'aria-disabled': 'true' })
})

journey('[P4] slides are 4/5, 1/2 or 1/3 of the carousel, by window width', async ({ ui }) => {
  await ui.goto('/portfolio')
  for (const [width, share] of [
    [639, 4 / 5],
    [640, 1 / 2],
    [1023, 1 / 2],
    [1024, 1 / 3],
  ] as const) {
    await ui.resize(width, 900)
    const ratio = async () => (await ui.box(session(2))).width / (await ui.box(strip)).width
    await journey.expect.poll(ratio).toBeCloseTo(share, 2)
  }
})
