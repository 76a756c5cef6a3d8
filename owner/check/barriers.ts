/** What keeps some visitors from using a page: the rules of axe that say so, and what its owner reads. */
type Barrier = [rules: string[], sentence: (words: string) => string]

const BARRIERS: Barrier[] = [
  [
    ['color-contrast', 'color-contrast-enhanced'],
    (words) =>
      `${words} can hardly be read: its color is too close to the one behind it. Choose another under Look.`,
  ],
  [
    ['link-in-text-block'],
    (words) =>
      `The link ${words} looks like the words around it. Choose a color for links that differs more.`,
  ],
  [
    [
      'image-alt',
      'role-img-alt',
      'svg-img-alt',
      'area-alt',
      'input-image-alt',
      'object-alt',
      'image-redundant-alt',
    ],
    () =>
      'A picture has no description of its own for people who cannot see it. Say what it shows, under Photographs.',
  ],
  [
    ['link-name', 'button-name', 'input-button-name', 'summary-name', 'aria-command-name'],
    () => 'A link or a button has no words, so nobody knows where it leads. Write some.',
  ],
  [
    ['identical-links-same-purpose'],
    (words) =>
      `Several links are called ${words} and lead to different pages. Give each words of its own.`,
  ],
  [
    ['empty-heading', 'empty-table-header'],
    () => 'A heading has no words. Write some, or leave it out.',
  ],
  [
    ['heading-order', 'page-has-heading-one', 'p-as-heading'],
    (words) =>
      `The headings around ${words} are in no order. People who cannot see the page jump from one to the next.`,
  ],
  [
    ['target-size'],
    (words) =>
      `${words} is too small for a finger, or too close to what is beside it. Write more words, or fewer links in a row.`,
  ],
  [
    [
      'label',
      'select-name',
      'label-title-only',
      'form-field-multiple-labels',
      'aria-input-field-name',
      'aria-toggle-field-name',
      'autocomplete-valid',
    ],
    () =>
      'A field of a form does not say what belongs into it. Write the words above it, under Contact.',
  ],
  [
    ['label-content-name-mismatch'],
    (words) =>
      `${words} is read aloud with other words than it shows, so it cannot be pressed by voice.`,
  ],
  [
    ['document-title'],
    () => 'The page has no name in the browser’s tab. Write it, under For search engines.',
  ],
  [
    [
      'frame-title',
      'frame-title-unique',
      'frame-tested',
      'frame-focusable-content',
      'video-caption',
      'audio-caption',
      'no-autoplay-audio',
    ],
    () =>
      'What another site shows on this page, such as a map or a calendar, cannot be used by everyone.',
  ],
  [
    ['scrollable-region-focusable'],
    (words) => `${words} is longer than its place, and cannot be read to its end without a mouse.`,
  ],
  [
    ['html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch', 'valid-lang'],
    () => 'The page does not say which language it is in, so it is read aloud in a wrong one.',
  ],
  [
    ['meta-viewport', 'meta-viewport-large', 'css-orientation-lock', 'avoid-inline-spacing'],
    () => 'The page cannot be made larger or turned on a phone.',
  ],
]

/**
 * What an owner reads about a rule of axe that is broken. Most are about the site's code, which an owner
 * does not write: these share a sentence, with the rule's name for whoever does.
 *
 * @param shown what the page shows there.
 */
export function barrierIn(rule: string, shown: string): string {
  const words = shown ? `“${shown}”` : 'Something on the page'
  const own = BARRIERS.find(([rules]) => rules.includes(rule))?.[1]
  return (
    own?.(words) ??
    `${words} cannot be used by everyone, for example with a screen reader. Nothing that you wrote is wrong: ` +
      `show this to whoever looks after the site’s code (${rule}).`
  )
}
