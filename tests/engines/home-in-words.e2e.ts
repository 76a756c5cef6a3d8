import { toward, arrows, plain, journeysInWords } from './in-words.ts'
import { text, the } from './ui/ui.ts'

/** How long a slide is shown, with time for a busy machine, in ms. */
const SLIDE = 7000 + 10_000

const main = the('main')

for (const { studio, journey } of journeysInWords) {
  journey.describe(`the ${studio} studio`, { tag: '@all' }, () => {
    journey(
      '[H1 H2 H3 H4 H5 H6 H7 K1 K4 F4] the slideshow turns, stops and wraps',
      async ({ ui, words }) => {
        const { home, fill, controls } = words
        const { slides, label, book, portfolio } = home.slideshow
        const { slideshow, film } = controls
        const count = slides.length
        const position = (number: number) =>
          the('group', fill(slideshow.position, { number, count }))
        const photograph = (number: number) => the('img', undefined, position(number))
        const dot = (number: number) => the('button', fill(slideshow.photograph, { number, count }))
        const stop = the('button', slideshow.stop)
        const region = the('region', label)
        await ui.goto('/')
        await ui.sees(photograph(1))
        await ui.sees(text(slides[0]!.caption, position(1)))
        journey.expect((await ui.box(region)).height).toBeCloseTo(900, 0)
        await ui.has(dot(2), { 'aria-current': 'true' }, SLIDE)

        // The arrow that points onward stops it, and leads on.
        const [onward, backward] = arrows(words)
        await ui.press(onward)
        await ui.hides(stop)
        await ui.sees(photograph(3))
        await ui.press(backward)
        await ui.sees(photograph(2))
        await ui.click(dot(1))
        await ui.click(the('button', slideshow.previous))
        await ui.sees(photograph(count))
        await ui.click(the('button', slideshow.next))
        await ui.sees(photograph(1))
        const [previous, next] = [
          await ui.box(the('button', slideshow.previous)),
          await ui.box(the('button', slideshow.next)),
        ]
        journey.expect((next.x - previous.x) * toward(words)).toBeGreaterThan(0)

        await ui.has(the('link', portfolio, region), { href: '/portfolio' })
        await ui.has(the('link', book, region), { href: '/booking' })
        await ui.sees(the('heading', plain(home.welcome.heading)))
        for (const [name, path] of [
          [home.welcome.portfolio, '/portfolio'],
          [home.welcome.book, '/booking'],
        ] as const) {
          const links = await ui.look(the('link', name, main))
          const paths = links.map(({ attributes }) => attributes.href)
          journey.expect(paths.length).toBeGreaterThan(1)
          journey.expect(new Set(paths)).toEqual(new Set([path]))
        }
        await ui.scrollTo(the('heading', home.recentWork!.heading))
        for (const { src, title } of home.recentWork!.photographs) {
          const stock = words.photographs.find(({ file }) => file === src.file)!.film
          await ui.sees(the('button', fill(film.stock, { name: stock! })))
          await ui.sees(text(title))
        }
      },
    )
  })
}
