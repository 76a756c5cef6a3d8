import type { Controls } from '../schemas/controls.ts'

/** Norwegian (Bokmål). */
export const nb: Controls = {
  page: {
    skip: 'Hopp til innholdet',
    main: 'Hovedmeny',
    footer: 'Bunntekst',
    endOfRoll: 'Slutten av rullen',
  },
  menu: {
    name: 'Meny',
  },
  links: {
    newTab: '{link} (åpnes i en ny fane)',
  },
  film: {
    stock: 'Film: {name}',
  },
  packages: {
    rolls: {
      one: '{count} filmrull',
      other: '{count} filmruller',
    },
    upTo: '{from} til {to}',
  },
  photographs: {
    open: 'Åpne {title}, {category}',
    openPick: 'Åpne {title}, {category}, studioets favoritt',
    printed: 'Kopiert på papir.',
    numbered: '{number}, {description}',
    story: '{story}, {number} av {count}',
  },
  slideshow: {
    kind: 'karusell',
    slide: 'lysbilde',
    position: '{number} av {count}',
    previous: 'Forrige bilde',
    next: 'Neste bilde',
    stop: 'Stopp lysbildene',
    choose: 'Velg et bilde',
    photograph: 'Bilde {number} av {count}',
  },
  sessions: {
    kind: 'karusell',
    slide: 'lysbilde',
    position: '{number} av {count}',
    previous: 'Forrige fotografering',
    next: 'Neste fotografering',
  },
  lightbox: {
    name: 'Bilde',
    words: '{title}, {note}',
    frame: 'Bilde {number} av {count}',
    close: 'Lukk',
    negative: 'Negativ',
    zoom: 'Forstørr',
    previous: 'Forrige bilde',
    next: 'Neste bilde',
    copy: 'Kopier lenken',
    copied: 'Lenken er kopiert',
    notCopied: 'Kunne ikke kopiere. Lenken står i adressefeltet.',
    share: 'Del',
    failed: 'Bildet ble ikke lastet inn.',
    file: 'Åpne det som fil',
  },
  copying: {
    email: 'Kopier e-postadressen',
    emailCopied: 'E-postadressen er kopiert',
    phone: 'Kopier telefonnummeret',
    phoneCopied: 'Telefonnummeret er kopiert',
    message: 'Kopier meldingen',
    messageCopied: 'Meldingen er kopiert',
    kept: '{copy}, {date}',
    failed: 'Kunne ikke kopiere. Merk teksten og kopier den selv.',
  },
  notices: {
    done: 'Varsler',
    failed: 'Feil',
    dismiss: 'Lukk varselet',
  },
}
