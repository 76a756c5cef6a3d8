import type { Controls } from '../schemas/controls.ts'

/** English. */
export const en: Controls = {
  page: {
    skip: 'Skip to content',
    main: 'Main',
    footer: 'Footer',
    endOfRoll: 'End of roll',
  },
  menu: {
    name: 'Menu',
  },
  links: {
    newTab: '{link} (opens in a new tab)',
  },
  film: {
    stock: 'Film: {name}',
  },
  packages: {
    rolls: {
      one: '{count} roll of film',
      other: '{count} rolls of film',
    },
    upTo: '{from} to {to}',
  },
  photographs: {
    open: 'Open {title}, {category}',
    openPick: 'Open {title}, {category}, the studio’s pick',
    printed: 'Printed.',
    numbered: '{number}, {description}',
    story: '{story}, {number} of {count}',
  },
  slideshow: {
    kind: 'carousel',
    slide: 'slide',
    position: '{number} of {count}',
    previous: 'Previous photograph',
    next: 'Next photograph',
    stop: 'Stop slideshow',
    choose: 'Choose a photograph',
    photograph: 'Photograph {number} of {count}',
  },
  sessions: {
    kind: 'carousel',
    slide: 'slide',
    position: '{number} of {count}',
    previous: 'Previous session',
    next: 'Next session',
  },
  lightbox: {
    name: 'Photograph',
    words: '{title}, {note}',
    frame: 'Frame {number} of {count}',
    close: 'Close',
    negative: 'Negative',
    zoom: 'Zoom',
    previous: 'Previous photograph',
    next: 'Next photograph',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Could not copy. The link is in the address bar.',
    share: 'Share',
    failed: 'The photograph did not load.',
    file: 'Open it as a file',
  },
  copying: {
    email: 'Copy email address',
    emailCopied: 'Email address copied',
    phone: 'Copy phone number',
    phoneCopied: 'Phone number copied',
    message: 'Copy the message',
    messageCopied: 'Message copied',
    kept: '{copy}, {date}',
    failed: 'Could not copy. Select the text and copy it by hand instead.',
  },
  notices: {
    done: 'Notices',
    failed: 'Failures',
    dismiss: 'Dismiss',
  },
}
