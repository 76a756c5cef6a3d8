/** Shows a page whose scripts failed as a browser without JavaScript shows it. */
export function showNoScriptContent() {
  for (const noscript of document.querySelectorAll('noscript')) {
    noscript.outerHTML = noscript.textContent
  }
  for (const sheet of document.styleSheets) turnScriptingOff(sheet.cssRules)
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
