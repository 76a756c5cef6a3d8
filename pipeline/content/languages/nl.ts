import type { Controls } from '../schemas/controls.ts'

/** Dutch. */
export const nl: Controls = {
  page: {
    skip: 'Naar de inhoud',
    main: 'Hoofdnavigatie',
    footer: 'Voettekst',
    endOfRoll: 'Einde van de filmrol',
  },
  menu: {
    name: 'Menu',
  },
  links: {
    newTab: '{link} (opent in een nieuw tabblad)',
  },
  film: {
    stock: 'Film: {name}',
  },
  packages: {
    rolls: {
      one: '{count} filmrol',
      other: '{count} filmrollen',
    },
    upTo: '{from} tot {to}',
  },
  photographs: {
    open: '{title}, {category} openen',
    openPick: '{title}, {category} openen, de keuze van de studio',
    printed: 'Afgedrukt.',
    numbered: '{number}, {description}',
    story: '{story}, {number} van {count}',
  },
  slideshow: {
    kind: 'carrousel',
    slide: 'dia',
    position: '{number} van {count}',
    previous: 'Vorige foto',
    next: 'Volgende foto',
    stop: 'Diavoorstelling stoppen',
    choose: 'Een foto kiezen',
    photograph: 'Foto {number} van {count}',
  },
  sessions: {
    kind: 'carrousel',
    slide: 'dia',
    position: '{number} van {count}',
    previous: 'Vorige sessie',
    next: 'Volgende sessie',
  },
  lightbox: {
    name: 'Foto',
    words: '{title}, {note}',
    frame: 'Opname {number} van {count}',
    close: 'Sluiten',
    negative: 'Negatief',
    zoom: 'Vergroten',
    previous: 'Vorige foto',
    next: 'Volgende foto',
    copy: 'Link kopiëren',
    copied: 'Link gekopieerd',
    notCopied: 'Kopiëren is niet gelukt. De link staat in de adresbalk.',
    share: 'Delen',
    failed: 'De foto is niet geladen.',
    file: 'Als bestand openen',
  },
  copying: {
    email: 'E-mailadres kopiëren',
    emailCopied: 'E-mailadres gekopieerd',
    phone: 'Telefoonnummer kopiëren',
    phoneCopied: 'Telefoonnummer gekopieerd',
    message: 'Bericht kopiëren',
    messageCopied: 'Bericht gekopieerd',
    kept: '{copy}, {date}',
    failed: 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer die met de hand.',
  },
  notices: {
    done: 'Meldingen',
    failed: 'Foutmeldingen',
    dismiss: 'Melding sluiten',
  },
}
