import type { Page } from '@playwright/test'

/**
 * Changes an open page as password managers, spelling checkers and dark modes do: they add attributes
 * and elements to the page, the form and its fields.
 */
export async function useExtensions(page: Page) {
  await page.evaluate(() => {
    const { documentElement: root, body } = document
    root.setAttribute('data-darkreader-mode', 'dynamic')
    root.setAttribute('data-lt-installed', 'true')
    body.setAttribute('cz-shortcut-listen', 'true')
    body.setAttribute('data-new-gr-c-s-check-loaded', '14.1104.0')
    body.append(document.createElement('grammarly-desktop-integration'))
    body.prepend(document.createElement('com-1password-notification'))

    const main = document.querySelector('main')!
    main.setAttribute('data-darkreader-inline-bgcolor', '')
    main.prepend(document.createElement('extension-banner'))

    const form = document.querySelector('form')
    if (!form) return
    form.setAttribute('data-bitwarden-watching', '1')
    form.append(document.createElement('grammarly-extension'))
    for (const field of form.querySelectorAll('input, textarea')) {
      field.setAttribute('data-gramm', 'false')
      field.setAttribute('data-lpignore', 'true')
      field.setAttribute('data-temp-mail-org', '0')
      field.setAttribute('style', 'background-image: none')
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      field.after(icon)
    }
  })
}
