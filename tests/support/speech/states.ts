import type { Heard } from './tree.ts'

/** What readers say of a node after its name, in their order. */
export function sayState({ role, value, states, children }: Heard): string[] {
  const is = (state: string) => String(states[state] ?? '')

  return [
    role === 'list' ? count(itemsIn(children)) : '',
    is('current') === 'page' ? 'current page' : is('current') === 'true' ? 'current' : '',
    either(is('pressed'), 'pressed', 'not pressed'),
    either(is('expanded'), 'expanded', 'collapsed'),
    either(is('modal'), 'modal'),
    either(is('multiline'), 'several lines'),
    either(is('required'), 'required'),
    either(is('readonly'), 'read only'),
    is('invalid') === 'true' ? 'invalid' : '',
    either(is('disabled'), 'unavailable'),
    value && `“${value}”`,
  ].filter(Boolean)
}

function either(state: string, yes: string, no = '') {
  return state === 'true' ? yes : state === 'false' ? no : ''
}

/** Items may stand in rows; those of a list inside are its own. */
function itemsIn(nodes: Heard[]): number {
  return nodes.reduce((sum, { role, children }) => {
    if (role === 'listitem') return sum + 1
    return sum + (role === 'none' || role === 'generic' ? itemsIn(children) : 0)
  }, 0)
}

function count(items: number) {
  return items === 1 ? '1 item' : `${items} items`
}
