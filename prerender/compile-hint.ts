import type { Plugin } from 'vite'

/**
 * Chromium then compiles every function in the background, not on the main thread when it is called.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Begins every script of the browser with V8’s compile hint. */
export function compileHint(): Plugin {
  return {
    name: 'studio:compile-hint',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite, which begins scripts with what their dynamic imports need.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `${COMPILE_HINT}\n${file.code}`
        }
      },
    },
  }
}
