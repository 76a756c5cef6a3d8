import type { Page } from '@playwright/test'

/** Changes an open page as password managers, spelling checkers and dark modes do. */
export async function useExtensions(page: Page) {
  await page.evaluate(() => {
    const { documentElement: root, body } = document
    root.setAttribute('data-darkreader-mode', 'dynamic')
    body.setAttribute('cz-shortcut-listen', 'true')
    body.append(document.createElement('grammarly-desktop-integration'))
    body.prepend(document.createElement('com-1password-notification'))

    const main = document.querySelector('main')!
    main.setAttribute('data-darkreader-inline-bgcolor', '')
    main.prepend(document.createElement('extension-banner'))

    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lpignore', 'true')
      field.setAttribute('style', 'background-image: none')
      field.after(document.createElement('com-lastpass-icon'))
    }
  })
}
