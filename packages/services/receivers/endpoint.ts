import { MORE_THAN_ONE, oneAddress, type AddressResult } from '../pasted/address.ts'
import { addressesIn, attribute, snippetIn, valuesOf } from '../pasted/snippet.ts'

/** The address in what an owner pasted: an address, a form's HTML, or a command that posts. */
export function endpointIn(pasted: string): AddressResult<string> {
  const code = /^curl\b/i.test(pasted.trim()) ? pasted : snippetIn(pasted)
  if (code === undefined) return oneAddress(pasted)

  const actions = valuesOf(code, attribute('action', 'form'))
  const [address, ...others] = new Set(actions.length > 0 ? actions : addressesIn(code))
  return address && others.length === 0 ? oneAddress(address) : { mistake: MORE_THAN_ONE }
}
