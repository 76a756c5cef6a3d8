/** Shows a page whose scripts failed as a browser without JavaScript shows it. */
export function showNoScriptContent() {
  document.documentElement.dataset.scriptsFailed = ''
  for (const noscript of document.querySelectorAll('noscript')) {
    noscript.outerHTML = noscript.textContent
  }
  for (const sheet of document.styleSheets) turnScriptingOff(sheet.cssRules)
}

/**
 * Opens a message in the visitor's mail program in place of a form that only the page's scripts could
 * send: the address in its `data-mail`, with the text of its fields.
 */
export function mailForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const { mail } = form.dataset
  // Scripts may come after all.
  if (!mail || event.defaultPrevented) return

  event.preventDefault()
  const filled = [...new FormData(form)].filter(([, text]) => text)
  const lines = filled.map(([name, text]) => `${name}: ${String(text)}`).join('\n')
  location.assign(`${mail}&body=${encodeURIComponent(lines.replace(/\r?\n/g, '\r\n'))}`)
}

/** Makes `@media (scripting: none)` apply, also where it is nested. */
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
