import type { Controls } from '../schemas/controls.ts'

/** German. */
export const de: Controls = {
  page: {
    skip: 'Zum Inhalt springen',
    main: 'Hauptnavigation',
    footer: 'Fußbereich',
    endOfRoll: 'Ende der Rolle',
  },
  menu: {
    name: 'Menü',
  },
  links: {
    newTab: '{link} (öffnet sich in einem neuen Tab)',
  },
  film: {
    stock: 'Film: {name}',
  },
  packages: {
    rolls: {
      one: '{count} Rolle Film',
      other: '{count} Rollen Film',
    },
    upTo: '{from} bis {to}',
  },
  photographs: {
    open: '{title}, {category} öffnen',
    openPick: '{title}, {category} öffnen, die Empfehlung des Studios',
    printed: 'Als Abzug.',
    numbered: '{number}, {description}',
    story: '{story}, {number} von {count}',
  },
  slideshow: {
    kind: 'Karussell',
    slide: 'Bild',
    position: '{number} von {count}',
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    stop: 'Diashow anhalten',
    choose: 'Foto auswählen',
    photograph: 'Foto {number} von {count}',
  },
  sessions: {
    kind: 'Karussell',
    slide: 'Bild',
    position: '{number} von {count}',
    previous: 'Vorherige Aufnahme',
    next: 'Nächste Aufnahme',
  },
  lightbox: {
    name: 'Foto',
    words: '{title}, {note}',
    frame: 'Bild {number} von {count}',
    close: 'Schließen',
    negative: 'Negativ',
    zoom: 'Vergrößern',
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    notCopied: 'Kopieren nicht möglich. Der Link steht in der Adresszeile.',
    share: 'Teilen',
    failed: 'Das Foto wurde nicht geladen.',
    file: 'Als Datei öffnen',
  },
  copying: {
    email: 'E-Mail-Adresse kopieren',
    emailCopied: 'E-Mail-Adresse kopiert',
    phone: 'Telefonnummer kopieren',
    phoneCopied: 'Telefonnummer kopiert',
    message: 'Nachricht kopieren',
    messageCopied: 'Nachricht kopiert',
    kept: '{copy}, {date}',
    failed: 'Kopieren nicht möglich. Bitte den Text markieren und von Hand kopieren.',
  },
  notices: {
    done: 'Hinweise',
    failed: 'Fehlermeldungen',
    dismiss: 'Hinweis schließen',
  },
}
