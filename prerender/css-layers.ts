import type { Plugin } from 'vite'

const MODULE = /^.*\/src\/(ui|site|features|pages)\/.+\.module\.css(?:\?|$)/

/** Puts each CSS module of `src` into the cascade layer of its folder (`src/styles/index.css`). */
export function cssLayers() {
  return {
    name: 'studio:css-layers',
    enforce: 'pre',
    transform: {
      filter: { id: MODULE },
      handler: (css: string, id: string) => `@layer ${MODULE.exec(id)?.[1]} {\n${css}}\n`,
    },
  } satisfies Plugin
}

/** Keeps the styles of what is static, whose code the browser's build leaves out. */
export function keepStyles() {
  return {
    name: 'studio:keep-styles',
    enforce: 'post',
    transform: {
      filter: { id: MODULE },
      handler: (code: string) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  } satisfies Plugin
}
