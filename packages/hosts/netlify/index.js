/** Printing takes minutes, and the name of a print covers everything that it is made from. */
const PRINTS = '.cache'

/**
 * @typedef {object} Build
 * @property {{ cache: { restore: (folder: string) => Promise<boolean>, save: (folder: string) => Promise<boolean> } }} utils
 */

/** @param {Build} build */
export async function onPreBuild({ utils }) {
  await utils.cache.restore(PRINTS)
}

/** @param {Build} build */
export async function onPostBuild({ utils }) {
  await utils.cache.save(PRINTS)
}
