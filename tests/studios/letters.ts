import type { Content } from './content.ts'

/** Services other than the demo’s, and letters that English does not have. */
export function letters(content: Content) {
  const { home, portfolio, about, studio, sharing } = content
  const name = 'Müller-Đặng Fotografie'
  const photographer = 'Zoë Müller-Đặng'

  home.title = 'Filmporträts, từ Đà Nẵng đến Łódź'
  home.slideshow.slides[0].caption = 'Šárka, přesně v půl čtvrté, a déšť přestal.'
  home.slideshow.slides[1].caption = 'Ðúrla & Þóra, Reykjavík: „Ein Fenster, kein Blitz.“'
  home.slideshow.slides[2].caption = 'Öğleden sonra, Şişli’de; ışık İstanbul’a yakıştı.'
  home.welcome.heading = 'Sechsunddreißig Bilder. *Không có phím xóa.*'
  home.welcome.lede = `Ich bin ${photographer}. Façade, cœur, żółć, ľúbosť, garçon: every name is spelled right here.`
  home.welcome.portrait.caption = photographer
  portfolio.featuredWork.photographs[0].title = 'Nguyễn Thị Mỹ Hạnh'
  portfolio.recentSessions.photographs[0].caption = 'Größe, Süße, Straße: das ẞ bleibt.'
  about.introduction.heading = 'Người phụ nữ, eine Rolle, *één uur.*'
  about.quote = '„Bei Bild sechs hörst du auf.\nIch warte\nauf Bild neun.“'
  sharing.shortName = 'Zoë M.-Đặng'
  sharing.cards.home.line = 'Porträts auf Film, từ 2026'
  Object.assign(studio, {
    name,
    photographer,
    email: 'zoë@müller-đặng.example',
    phone: '+49 30 1234567890',
    url: 'https://mueller-dang.example',
    tagline: 'Fotografie auf Film, für Łukasz, Aïcha, Jürgen und Trần',
    copyrightYear: 2026,
    scheduling: { calendar: 'https://cal.com/zoe/mini' },
    inquiries: { receiver: 'web3forms', key: '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b' },
  })
  studio.serviceArea.map =
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d-80.84" width="600"></iframe>'
  for (const [at, one] of content.booking.packages.entries())
    one.booking = `https://cal.com/zoe/${at}`
}
