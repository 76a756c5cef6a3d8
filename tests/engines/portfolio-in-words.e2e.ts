import { arrows, journeysInWords } from './in-words.ts'
import { text, the } from './ui/ui.ts'

const main = the('main')
const lightbox = the('dialog')

for (const { studio, journey } of journeysInWords) {
  journey.describe(`the ${studio} studio`, { tag: '@all' }, () => {
    journey(
      '[P1 P2 P6 F2] featured photographs open in the lightbox, whose arrows lead on',
      async ({ ui, words }) => {
        const { portfolio, controls, fill } = words
        const { photographs } = portfolio.featuredWork
        const count = photographs.length
        const link = (index: number) => {
          const { title, category, pick } = photographs[index]!
          const { open, openPick } = controls.photographs
          return the('link', fill(pick ? openPick : open, { title, category }))
        }
        const frame = (number: number) =>
          text(fill(controls.lightbox.frame, { number, count }), lightbox)
        await ui.goto('/portfolio')
        await ui.sees(the('heading', portfolio.featuredWork.heading))
        for (const index of photographs.keys()) await ui.sees(link(index))

        await ui.click(link(0))
        await ui.sees(frame(1))
        const [onward, backward] = arrows(words)
        await ui.press(onward)
        await ui.sees(frame(2))
        await ui.press(backward)
        await ui.press(backward)
        await ui.sees(frame(count))
        await ui.click(the('button', controls.lightbox.next, lightbox))
        await ui.sees(frame(1))
        await ui.click(the('button', controls.lightbox.close, lightbox))
        await ui.hides(lightbox)
        await ui.focuses(link(0))
        await ui.click(link(1))
        await ui.sees(the('img', undefined, lightbox))
        await ui.clickAt(30, 400)
        await ui.hides(lightbox)

        await ui.click(the('link', portfolio.banner!.button, main))
        await ui.isAt('/booking')
      },
    )

    journey(
      '[P3 P4 P5 F3] the carousel moves the way the language is read',
      async ({ ui, words }) => {
        const { portfolio, controls, fill } = words
        const { heading, photographs } = portfolio.recentSessions!
        const count = photographs.length
        const position = (number: number) => fill(controls.sessions.position, { number, count })
        const session = (number: number) => the('group', position(number))
        const strip = the('region', heading)
        const [next, previous] = [controls.sessions.next, controls.sessions.previous].map((name) =>
          the('button', name),
        )
        const inView = async (number: number) => {
          const [one, view] = [await ui.box(session(number)), await ui.box(strip)]
          return one.x > view.x - 2 && one.x + one.width < view.x + view.width + 2
        }
        await ui.resize(639, 900)
        await ui.goto('/portfolio')
        for (const [width, share] of [
          [639, 4 / 5],
          [640, 1 / 2],
          [1024, 1 / 3],
        ] as const) {
          await ui.resize(width, 900)
          const ratio = async () => (await ui.box(session(1))).width / (await ui.box(strip)).width
          await journey.expect.poll(ratio).toBeCloseTo(share, 2)
        }

        await ui.resize(390, 844)
        await ui.scrollTo(strip)
        await ui.has(previous!, { 'aria-disabled': 'true' })
        await ui.click(next!)
        await ui.sees(text(position(2)))
        await journey.expect.poll(() => inView(2)).toBe(true)
        const [onward, backward] = arrows(words)
        await ui.press(onward)
        await ui.sees(text(position(3)))
        await journey.expect.poll(() => inView(3)).toBe(true)
        await ui.press(backward)
        await ui.sees(text(position(2)))
        await ui.click(previous!)
        await ui.sees(text(position(1)))
        await journey.expect.poll(() => inView(1)).toBe(true)
        await ui.has(previous!, { 'aria-disabled': 'true' })
      },
    )
  })
}
