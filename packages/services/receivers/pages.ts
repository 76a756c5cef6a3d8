import { isProfile, isShortLink } from '../pasted/known-hosts.ts'
import { OTHER, serviceAt } from '../scheduling/service-at.ts'

/** Services whose pages have forms of their own, by host and path. None takes messages from others. */
const FORMS: [name: string, spot: RegExp][] = [
  ['17hats', /(^|\.)17hats\.com\//],
  ['Airtable', /^(www\.)?airtable\.com\//],
  ['Bloom', /(^|\.)bloom\.io\//],
  ['Cognito Forms', /(^|\.)cognitoforms\.com\//],
  ['Dubsado', /(^|\.)dubsado\.com\//],
  ['Google Forms', /^docs\.google\.com\/forms\/|^forms\.gle\//],
  ['HoneyBook', /(^|\.)(honeybook\.com|hbportal\.co)\//],
  ['HubSpot', /^(share[\w-]*\.hsforms\.com|meetings[\w-]*\.hubspot\.com)\//],
  ['Iris Works', /(^|\.)iris-works\.com\//],
  ['Jotform', /^((www|form|forms|eu|hipaa|pci)\.)?jotform\.com\//],
  ['Microsoft Forms', /^forms\.(office\.com|cloud\.microsoft|microsoft\.com)\//],
  ['Notion', /(^|\.)notion\.(so|site)\//],
  ['Paperform', /(^|\.)paperform\.co\//],
  ['Pixieset', /(^|\.)pixieset\.com\//],
  ['Session', /(^|\.)usesession\.com\//],
  ['Sprout Studio', /(^|\.)(get)?sproutstudio\.com\/(?!lead\/new)/],
  ['Squarespace', /(^|\.)squarespace\.com\//],
  ['Studio Ninja', /(^|\.)studioninja\.(co|app)\//],
  ['Tally', /^(www\.)?tally\.so\//],
  ['Táve', /^((www|app)\.)?tave\.(com|app)\/(?!.*webservice)|^workspace\.vsco\.co\//],
  ['Typeform', /(^|\.)typeform\.com\/to\//],
  ['Wufoo', /(^|\.)wufoo\.(com|eu)\/(?!api\/)/],
]

/**
 * Why messages cannot be posted to an address, because people are meant to open it. Continues a
 * sentence that begins with the address.
 */
export function pageMistake(url: URL): string | undefined {
  if (isShortLink(url)) {
    return 'is a short link, to which no form can post. Open it, and paste the address it leads to.'
  }
  const [name] = FORMS.find(([, spot]) => spot.test(url.hostname + url.pathname)) ?? []
  const [, scheduling] = serviceAt(url)
  const owner = name ?? (scheduling === OTHER ? undefined : scheduling.name)
  if (owner) {
    return (
      `is a page of ${owner}, which takes no messages from a form elsewhere. ` +
      'Choose another receiver, such as Formspree. A package’s button can lead to that page.'
    )
  }
  return isProfile(url) || /\.x?html?$/i.test(url.pathname)
    ? 'is a page, and takes no messages. Paste the address that a service gives for a form.'
    : undefined
}
