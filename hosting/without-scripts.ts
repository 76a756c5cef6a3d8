/** Makes a page whose scripts do not come what it is in a browser without JavaScript. */
export function doWithoutScripts() {
  for (const noscript of document.querySelectorAll('noscript')) {
    noscript.outerHTML = noscript.textContent
  }
  for (const sheet of document.styleSheets) turnScriptingOff(sheet.cssRules)
}

/** What a stylesheet says of pages without scripting holds from now on, wherever it is nested. */
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
