import type { Rolldown } from 'vite'

/** What a page's HTML links, as addresses on the site. */
export type PageAssets = {
  /** Loads the scripts at the right moment: prerender/start/start.ts. */
  start: string
  /** What the page is hydrated by: all that its entry imports, then the entry. */
  scripts: string[]
  styles: string[]
  /** The typefaces of the first view. */
  fonts: string[]
}

/** The rare letters, and the italic far down a page, are not asked for ahead of the stylesheet. */
const FIRST_VIEW_FONT = /-normal-common-.+\.woff2$/

/** What each page links, from the files of the browser's build. */
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
      start: `/${entry('start').fileName}`,
      scripts: files.map(({ fileName }) => `/${fileName}`),
      styles: [...new Set(styles)].map((name) => `/${name}`),
      fonts: Object.keys(bundle)
        .filter((name) => FIRST_VIEW_FONT.test(name))
        .map((name) => `/${name}`),
    }
  }
}
