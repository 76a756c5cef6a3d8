import type { Rolldown } from 'vite'

/** Addresses of the files that a page's HTML loads. */
export type PageAssets = {
  /** `prerender/start/early.ts`, a classic script. */
  early: string
  /** `prerender/start/start.ts`, which loads the other scripts. */
  start: string
  /** The imports of the page's entry, then the entry. */
  scripts: string[]
  styles: string[]
  /** Fonts of the first view. */
  fonts: string[]
}

/** Rare letters and italics are not preloaded. */
const FIRST_VIEW_FONT = /-normal-common-.+\.woff2$/

/** Finds the files of each page in the client bundle. */
export function findPageAssets(bundle: Rolldown.OutputBundle): (page: string) => PageAssets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)!

  function withImports(file: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) {
    for (const name of file.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported && !found.has(imported)) withImports(imported, found)
    }
    return found.add(file)
  }

  return (page) => {
    const files = [...withImports(entry(page))]
    const styles = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return {
      early: `/${entry('early').fileName}`,
      start: `/${entry('start').fileName}`,
      scripts: files.filter(hasScript).map(({ fileName }) => `/${fileName}`),
      styles: [...new Set(styles)].map((name) => `/${name}`),
      fonts: Object.keys(bundle)
        .filter((name) => FIRST_VIEW_FONT.test(name))
        .map((name) => `/${name}`),
    }
  }
}

/** Vite deletes the scripts of chunks that are nothing but stylesheets, after this plugin has seen them. */
function hasScript({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => !id.endsWith('.css'))
}
