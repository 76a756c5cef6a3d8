import { useState } from 'react'

import type { Value } from '../../edits/edit.ts'
import type { FormNode, List } from '../../form/node.ts'
import { placeName, readPlace } from '../../traces/place.ts'
import type { Scan } from '../../photographs/tray.ts'
import type { State } from '../../server/state.ts'
import { sentenceFor } from '../api.ts'
import { useDesk } from '../desk.ts'
import { BlankForm } from '../forms/blank-form.tsx'
import { FieldFrame } from '../forms/field-frame.tsx'
import field from '../forms/field.module.css'
import { PAGES, placeLabel } from '../places.ts'
import styles from './scan-detail.module.css'

/** Puts a photograph at the end of one of the lists that are made of photographs. */
export function ShowIn({ scan: { file } }: { scan: Scan }) {
  const { state, change, say } = useDesk()
  const [chosen, setChosen] = useState('')
  const lists = photographLists(state)
  const list = lists.find(({ place }) => place === chosen)?.list

  async function add({ path, items, value: before, blank }: List, words: Record<string, Value>) {
    const label = placeLabel(state, chosen)
    const value = { [photographKey(blank)!]: file, ...words }
    const own = { file: readPlace(chosen).file, path, key: items.length, before, value }
    const answer = await change(`Added to ${label}`, { kind: 'add', ...own })
    if (!('done' in answer)) return sentenceFor(answer)
    say(`It is the last one in ${label} now.`)
    return undefined
  }

  return (
    <div className={styles.new}>
      <FieldFrame label="Show it in">
        {(control) => (
          <select
            {...control}
            className={field.input}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">–</option>
            {lists.map(({ place }) => (
              <option key={place} value={place}>
                {placeLabel(state, place)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {list ? (
        <BlankForm
          key={chosen}
          name="Words beside it"
          node={withoutPhotograph(list.blank)}
          onAdd={(words) => add(list, words)}
          onClose={() => setChosen('')}
        />
      ) : null}
    </div>
  )
}

function photographLists(state: State): { place: string; list: List }[] {
  return PAGES.flatMap(({ file }) => {
    const form = state.forms[file]
    const lists = form
      ? listsIn(form).filter((list) => list.present && photographKey(list.blank))
      : []
    return lists.map((list) => ({ place: placeName(file, list.path), list }))
  })
}

function listsIn(node: FormNode): List[] {
  if (node.type === 'group') return node.children.flatMap(listsIn)
  return node.type === 'list' ? [node] : []
}

/** The field of an item that holds its photograph, where it cannot be without one. */
function photographKey(blank: FormNode): string | undefined {
  const children = blank.type === 'group' ? blank.children : []
  const found = children.find(({ type, optional }) => type === 'photograph' && !optional)
  return found && String(found.path.at(-1))
}

function withoutPhotograph(blank: FormNode): FormNode {
  if (blank.type !== 'group') return blank
  return { ...blank, children: blank.children.filter(({ type }) => type !== 'photograph') }
}
