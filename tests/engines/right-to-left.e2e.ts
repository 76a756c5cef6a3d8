import { journey } from './journey.ts'
import { text, the, type Ui } from './ui/ui.ts'

const strip = the('region', 'Recent Sessions')
const session = (number: number) => the('group', `${number} of 25`)
const lightbox = the('dialog')

journey(
  'where a translator turns an open page, carousel, slideshow and lightbox lead to the left',
  { tag: '@all' },
  async ({ ui }) => {
    await ui.goto('/portfolio')
    await ui.click(the('button', 'Next session'))
    await ui.sees(text('2 of 25'))
    await ui.turnText('rtl')
    await isShown(ui, 2)
    await ui.press('ArrowLeft')
    await ui.sees(text('3 of 25'))
    await isShown(ui, 3)
    await ui.press('ArrowRight')
    await ui.click(the('button', 'Previous session'))
    await ui.sees(text('1 of 25'))
    await isShown(ui, 1)

    await ui.click(the('link', /^Open Behind the curtain/))
    await ui.sees(text('Frame 1 of 5', lightbox))
    await ui.press('ArrowLeft')
    await ui.sees(text('Frame 2 of 5', lightbox))
    await ui.press('ArrowRight')
    await ui.sees(text('Frame 1 of 5', lightbox))

    await ui.goto('/')
    await ui.turnText('rtl')
    await ui.press('ArrowLeft')
    await ui.has(the('button', 'Photograph 2 of 5'), { 'aria-current': 'true' })
    const previous = await ui.box(the('button', 'Previous photograph'))
    const next = await ui.box(the('button', 'Next photograph'))
    journey.expect(next.x).toBeLessThan(previous.x)
  },
)

async function isShown(ui: Ui, number: number) {
  const isWhole = async () => {
    const [one, view] = [await ui.box(session(number)), await ui.box(strip)]
    return one.x > view.x - 2 && one.x + one.width < view.x + view.width + 2
  }
  await journey.expect.poll(isWhole).toBe(true)
}
