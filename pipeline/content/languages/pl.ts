import type { Controls } from '../schemas/controls.ts'

/** Polish. */
export const pl: Controls = {
  page: {
    skip: 'Przejdź do treści',
    main: 'Nawigacja główna',
    footer: 'Stopka',
    endOfRoll: 'Koniec rolki',
  },
  menu: {
    name: 'Menu',
  },
  links: {
    newTab: '{link} (otwiera się w nowej karcie)',
  },
  film: {
    stock: 'Film: {name}',
  },
  packages: {
    rolls: {
      one: '{count} rolka filmu',
      few: '{count} rolki filmu',
      many: '{count} rolek filmu',
      other: '{count} rolki filmu',
    },
    upTo: 'od {from} do {to}',
  },
  photographs: {
    open: 'Otwórz: {title}, {category}',
    openPick: 'Otwórz: {title}, {category}, wybór studia',
    printed: 'Odbitka na papierze.',
    numbered: '{number}, {description}',
    story: '{story}, {number} z {count}',
  },
  slideshow: {
    kind: 'karuzela',
    slide: 'slajd',
    position: '{number} z {count}',
    previous: 'Poprzednie zdjęcie',
    next: 'Następne zdjęcie',
    stop: 'Zatrzymaj pokaz slajdów',
    choose: 'Wybierz zdjęcie',
    photograph: 'Zdjęcie {number} z {count}',
  },
  sessions: {
    kind: 'karuzela',
    slide: 'slajd',
    position: '{number} z {count}',
    previous: 'Poprzednia sesja',
    next: 'Następna sesja',
  },
  lightbox: {
    name: 'Zdjęcie',
    words: '{title}, {note}',
    frame: 'Klatka {number} z {count}',
    close: 'Zamknij',
    negative: 'Negatyw',
    zoom: 'Powiększ',
    previous: 'Poprzednie zdjęcie',
    next: 'Następne zdjęcie',
    copy: 'Kopiuj link',
    copied: 'Skopiowano link',
    notCopied: 'Nie udało się skopiować. Link jest w pasku adresu.',
    share: 'Udostępnij',
    failed: 'Nie udało się wczytać zdjęcia.',
    file: 'Otwórz je jako plik',
  },
  copying: {
    email: 'Kopiuj adres e-mail',
    emailCopied: 'Skopiowano adres e-mail',
    phone: 'Kopiuj numer telefonu',
    phoneCopied: 'Skopiowano numer telefonu',
    message: 'Kopiuj wiadomość',
    messageCopied: 'Skopiowano wiadomość',
    kept: '{copy}, {date}',
    failed: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.',
  },
  notices: {
    done: 'Powiadomienia',
    failed: 'Błędy',
    dismiss: 'Zamknij powiadomienie',
  },
}
