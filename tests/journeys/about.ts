import { text, the } from '../engines/ui.ts'
import { plain, type Journey } from './journey.ts'

export const about: Journey[] = [
  {
    id: 'A1 A2 A3',
    says: 'About introduces the photographer, has a card for each value, and leads to Booking',
    arrive: ({ ui }) => ui.resize(768, 1024),
    page: '/about',
    studios: ['demo', 'arabic'],
    async expect({ ui, words }) {
      const { introduction, story, quote, philosophy, banner } = words.about
      const { alt } = words.photographOf(introduction.portrait)
      await ui.sees(the('img', alt))
      await ui.sees(the('heading', plain(introduction.heading)))
      await ui.sees(text(introduction.lede))
      for (const paragraph of story) await ui.sees(text(paragraph))
      await ui.reads(the('blockquote'), quote!.replaceAll('\n', ' '))

      await ui.counts(the('article'), philosophy!.cards.length)
      for (const { title, text: said } of philosophy!.cards) {
        await ui.sees(the('heading', title))
        await ui.sees(text(said))
      }
      await ui.click(the('link', banner!.button, the('main')))
      await ui.isAt('/booking')
    },
  },
]
