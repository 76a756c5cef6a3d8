import type { Controls } from '../schemas/controls.ts'

/** Italian. */
export const it: Controls = {
  page: {
    skip: 'Vai al contenuto',
    main: 'Navigazione principale',
    footer: 'Piè di pagina',
    endOfRoll: 'Fine del rullino',
  },
  menu: {
    name: 'Menu',
  },
  links: {
    newTab: '{link} (si apre in una nuova scheda)',
  },
  film: {
    stock: 'Pellicola: {name}',
  },
  packages: {
    rolls: {
      one: '{count} rullino',
      many: '{count} di rullini',
      other: '{count} rullini',
    },
    upTo: 'da {from} a {to}',
  },
  photographs: {
    open: 'Apri {title}, {category}',
    openPick: 'Apri {title}, {category}, la scelta dello studio',
    printed: 'Stampata.',
    numbered: '{number}, {description}',
    story: '{story}, {number} di {count}',
  },
  slideshow: {
    kind: 'carosello',
    slide: 'diapositiva',
    position: '{number} di {count}',
    previous: 'Foto precedente',
    next: 'Foto successiva',
    stop: 'Ferma la presentazione',
    choose: 'Scegli una foto',
    photograph: 'Foto {number} di {count}',
  },
  sessions: {
    kind: 'carosello',
    slide: 'diapositiva',
    position: '{number} di {count}',
    previous: 'Sessione precedente',
    next: 'Sessione successiva',
  },
  lightbox: {
    name: 'Foto',
    words: '{title}, {note}',
    frame: 'Fotogramma {number} di {count}',
    close: 'Chiudi',
    negative: 'Negativo',
    zoom: 'Ingrandisci',
    previous: 'Foto precedente',
    next: 'Foto successiva',
    copy: 'Copia il link',
    copied: 'Link copiato',
    notCopied: 'Impossibile copiare. Il link è nella barra degli indirizzi.',
    share: 'Condividi',
    failed: 'La foto non è stata caricata.',
    file: 'Aprila come file',
  },
  copying: {
    email: 'Copia l’indirizzo e-mail',
    emailCopied: 'Indirizzo e-mail copiato',
    phone: 'Copia il numero di telefono',
    phoneCopied: 'Numero di telefono copiato',
    message: 'Copia il messaggio',
    messageCopied: 'Messaggio copiato',
    kept: '{copy}, {date}',
    failed: 'Impossibile copiare. Seleziona il testo e copialo a mano.',
  },
  notices: {
    done: 'Notifiche',
    failed: 'Errori',
    dismiss: 'Nascondi',
  },
}
