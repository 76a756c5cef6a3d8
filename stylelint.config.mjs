/** Colors by name, low specificity, no typos. Formatting is Prettier’s. */
export default {
  rules: {
    // Colors have names, in tokens.css. `transparent` and `currentcolor` are allowed.
    'color-no-hex': true,
    // In a mask, a color says how much is let through.
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'Colors are named in src/styles/tokens.css' },
    ],

    // Text may run from right to left, so sides are start and end.
    'property-disallowed-list': [
      [
        'left',
        'right',
        'float',
        '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/',
      ],
      { message: 'Write inset-inline-start, margin-inline-end and so on' },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], clear: ['left', 'right'] },
      { message: 'Write start or end' },
    ],

    // What is easy to set must stay easy to override.
    'selector-max-specificity': '0,3,1',
    'selector-max-id': 0,
    'declaration-no-important': true,

    // Typos.
    'property-no-unknown': [
      true,
      {
        ignoreProperties: ['composes', 'interpolate-size', 'field-sizing', 'view-transition-name'],
      },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
    'color-no-invalid-hex': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [
      true,
      // A fallback for old browsers may come before a newer value.
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-duplicate-custom-properties': true,
    'font-family-no-duplicate-names': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'named-grid-areas-no-invalid': true,
  },

  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,

  overrides: [
    {
      // The breakpoints in src/styles/tokens.css.
      files: ['src/**/*.css'],
      rules: {
        'media-feature-name-value-allowed-list': {
          '/width$/': ['24em', '40em', '52em', '64em', '80em'],
          '/height$/': ['20em', '32em'],
        },
      },
    },
    {
      files: ['src/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
}
