/** Shows a page the way it looks without JavaScript, after its scripts have failed. */
export function showNoScriptContent() {
  document.documentElement.dataset.scriptsFailed = ''
  for (const noscript of document.querySelectorAll('noscript')) {
    noscript.outerHTML = noscript.textContent
  }
  for (const sheet of document.styleSheets) turnScriptingOff(sheet.cssRules)
}

/**
 * Opens an email with the text of a form, at the `mailto:` address in its `data-mail`. For forms that
 * only the page's scripts could send.
 */
export function mailForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const { mail } = form.dataset
  // Scripts may have handled it after all.
  if (!mail || event.defaultPrevented) return

  event.preventDefault()
  const labelOf = (name: string) => {
    const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList
    return 'labels' in field ? field.labels?.[0]?.textContent : name
  }
  const lines = [...new FormData(form)]
    .filter(([, value]) => value)
    .map(([name, value]) => `${labelOf(name) ?? name}: ${value as string}`)
    .join('\n')
  location.assign(`${mail}&body=${encodeURIComponent(lines.replace(/\r?\n/g, '\r\n'))}`)
}

/** Makes `@media (scripting: none)` apply, also if it is nested. */
function turnScriptingOff(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = rule.media.mediaText
        .replaceAll('(scripting: none)', ALWAYS)
        .replaceAll('(scripting: enabled)', NEVER)
    }
    if ('cssRules' in rule) turnScriptingOff(rule.cssRules as CSSRuleList)
  }
}

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'
