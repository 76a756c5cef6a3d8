import { addParts, keepPhotographs, rewrite, type Content } from './content.ts'

/** In the place of `a` to `z`: the narrow ones for those that are frequent, because Arabic has shorter words. */
const LETTERS = 'دفجتاقعهلغطيكنوحظزبرمخثشذص'

/** A studio in Amman: from right to left, in a typeface of its own, and letter by letter in that of its language. */
export function arabic(content: Content) {
  const { studio, home, portfolio, booking, look, contact } = content
  const slides: string[] = home.slideshow.slides.map(({ image }: { image: string }) => image)
  content.photographs.sort(
    (one: { file: string }, other: { file: string }) =>
      Number(slides.includes(other.file)) - Number(slides.includes(one.file)),
  )
  keepPhotographs(content, 8)
  home.slideshow.slides.length = 3
  // The ninth is printed.
  home.roll.frames = home.roll.frames.slice(6, 10)
  home.recentWork.photographs.length = 2
  portfolio.featuredWork.photographs.length = 3
  portfolio.recentSessions.photographs.length = 6
  booking.packages = [booking.packages[0], booking.packages[3]]
  addParts(content, '2099-06-20')
  studio.profiles.length = 1
  // Then it has a number.
  delete booking.delivery.steps[0].photograph
  delete studio.serviceArea.counties
  delete studio.serviceArea.picture
  delete contact.serviceArea.counties
  Object.assign(studio, {
    language: 'ar-JO',
    email: 'marhaba@zaytoun.example',
    phone: '+962 6 555 0136',
    url: 'https://zaytoun.example',
    elsewhere: { en: 'https://olive.example' },
    scheduling: { calendar: 'https://cal.com/layla/mini' },
    inquiries: { receiver: 'formspree', form: 'mqkvgrdz' },
  })
  Object.assign(studio.serviceArea, {
    radius: '50 km',
    towns: { عمّان: '31.9539, 35.9106', السلط: '32.0392, 35.7272', مادبا: '31.7160, 35.7939' },
  })
  for (const offers of [booking.packages, booking.miniSessions.sessions]) {
    for (const [at, price] of ['٨٠ د.أ', '٤٢٠ د.أ'].entries()) offers[at].price = price
  }
  look.faces = { text: 'Vazirmatn', labels: 'Vazirmatn' }
  rewrite(content, 'text', inLetters)
}

/** Marks like `{city}` stay. */
function inLetters(text: string): string {
  return text.replaceAll(
    /(?<!\{\w*)[a-z]/gi,
    (letter) => LETTERS[letter.toLowerCase().charCodeAt(0) - 97]!,
  )
}
