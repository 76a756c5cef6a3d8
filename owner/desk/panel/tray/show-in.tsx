import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { FormNode, List } from '../../form/node.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import type { DeskState } from '../../server/state.ts'
import { placeName, readPlace } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { BlankForm } from '../forms/blank-form.tsx'
import { Choice } from '../forms/choice-field.tsx'
import { editForNew } from '../forms/edit-for.ts'
import forms from '../forms/forms.module.css'
import { PAGES, placeLabel } from '../places.ts'

/** Puts a photograph at the end of one of the lists that are made of photographs. */
export function ShowIn({ scan: { file } }: { scan: TrayScan }) {
  const { state } = useDesk()
  const [chosen, setChosen] = useState('')
  const around = useRef<HTMLDivElement>(null)
  const lists = photographLists(state)
  const list = lists.get(chosen)

  function close() {
    flushSync(() => setChosen(''))
    around.current?.querySelector('select')?.focus()
  }

  return (
    <div ref={around} className={forms.stack}>
      <Choice
        label="Show it in"
        value={chosen}
        options={[...lists.keys()]}
        nameOf={(place) => placeLabel(state, place)}
        onChoose={setChosen}
      />
      {list ? (
        <BlankForm
          key={chosen}
          name="Words beside it"
          what={`Added to ${placeLabel(state, chosen)}`}
          node={list}
          known={{ [`/0/${photographKey(list.blank)}`]: file }}
          editsFor={(value, ...now) => [editForNew(...now, { ...readPlace(chosen), value })]}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

/** The lists that are made of photographs, by the names of their places. */
function photographLists({ forms: files }: DeskState): Map<string, List> {
  const lists = PAGES.flatMap(({ file }) => {
    const form = files[file]
    const own = form ? listsIn(form) : []
    return own.map((list) => [placeName(file, list.path), list] as const)
  })
  return new Map(lists.filter(([, list]) => list.present && photographKey(list.blank)))
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
