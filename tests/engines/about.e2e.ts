import { journey } from './journey.ts'
import { text, the } from './ui/ui.ts'

journey('[A1 A2 A3] About shows the photographer and three values', async ({ ui }) => {
  await ui.resize(768, 1024)
  await ui.goto('/about')
  await ui.sees(the('img', /^A photographer’s hands load a 35mm camera/))
  await ui.sees(the('heading', 'One person, one roll at a time, one good hour.'))
  await ui.sees(text(/^My grandfather left me a 35mm camera/))
  await ui.reads(the('blockquote'), /I’m waiting for frame nine\./)

  await ui.counts(the('article'), 3)
  for (const title of ['Authentic Moments', 'Film Aesthetic', 'Heirloom Quality']) {
    await ui.sees(the('heading', title))
  }
  await ui.click(the('link', 'Book a Session', the('main')))
  await ui.isAt('/booking')
})
