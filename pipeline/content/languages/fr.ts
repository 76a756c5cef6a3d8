import type { Controls } from '../schemas/controls.ts'

/** French. */
export const fr: Controls = {
  page: {
    skip: 'Aller au contenu',
    main: 'Navigation principale',
    footer: 'Pied de page',
    endOfRoll: 'Fin de la pellicule',
  },
  menu: {
    name: 'Menu',
  },
  links: {
    newTab: '{link} (s’ouvre dans un nouvel onglet)',
  },
  film: {
    stock: 'Pellicule\u00A0: {name}',
  },
  packages: {
    rolls: {
      one: '{count} pellicule',
      many: '{count} de pellicules',
      other: '{count} pellicules',
    },
    upTo: '{from} à {to}',
  },
  photographs: {
    open: 'Ouvrir {title}, {category}',
    openPick: 'Ouvrir {title}, {category}, le coup de cœur du studio',
    printed: 'Tirée sur papier.',
    numbered: '{number}, {description}',
    story: '{story}, {number} sur {count}',
  },
  slideshow: {
    kind: 'carrousel',
    slide: 'diapositive',
    position: '{number} sur {count}',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    stop: 'Arrêter le diaporama',
    choose: 'Choisir une photo',
    photograph: 'Photo {number} sur {count}',
  },
  sessions: {
    kind: 'carrousel',
    slide: 'diapositive',
    position: '{number} sur {count}',
    previous: 'Séance précédente',
    next: 'Séance suivante',
  },
  lightbox: {
    name: 'Photo',
    words: '{title}, {note}',
    frame: 'Vue {number} sur {count}',
    close: 'Fermer',
    negative: 'Négatif',
    zoom: 'Agrandir',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    notCopied: 'Copie impossible. Le lien est dans la barre d’adresse.',
    share: 'Partager',
    failed: 'La photo n’a pas pu être chargée.',
    file: 'L’ouvrir dans un fichier',
  },
  copying: {
    email: 'Copier l’adresse e-mail',
    emailCopied: 'Adresse e-mail copiée',
    phone: 'Copier le numéro de téléphone',
    phoneCopied: 'Numéro de téléphone copié',
    message: 'Copier le message',
    messageCopied: 'Message copié',
    kept: '{copy}, {date}',
    failed: 'Copie impossible. Sélectionnez le texte et copiez-le vous-même.',
  },
  notices: {
    done: 'Notifications',
    failed: 'Erreurs',
    dismiss: 'Masquer',
  },
}
