import { useState } from 'react'
import { flushSync } from 'react-dom'

import { valueAt } from '#pipeline/content/walk-fields.ts'

import { emptyOf, nodeAt, type Group } from '../../form/node.ts'
import { readPlace } from '../../traces.ts'
import { get } from '../api.ts'
import { leftOut, putAt, type Data } from '../data.ts'
import { useDesk } from '../desk.ts'
import { idOf } from '../use-opened.ts'
import styles from './forms.module.css'

/** Facts of the studio, and the words around them on a page: neither is shown without the other. */
const SHOWN_TOGETHER = [
  ['studio/serviceArea', 'contact/serviceArea'],
  ['studio/scheduling', 'booking/calendar'],
]

type SectionSwitchProps = { place: string; node: Group; isThere: boolean }

/** Leaves a section out, and brings it back as it was. */
export function SectionSwitch({ place, node, isThere }: SectionSwitchProps) {
  const { state, change, choose, say } = useDesk()
  const { label } = node
  // What it held has to be asked for.
  const [isComing, setComing] = useState(false)
  const isInList = readPlace(place).path.some((step) => typeof step === 'number')
  const places = SHOWN_TOGETHER.find((pair) => pair.includes(place)) ?? [place]

  /** What was left out of a page is known to the desk. Of an item, only the panel knows it. */
  async function heldIn(one: string): Promise<unknown> {
    const { file, path } = readPlace(one)
    const { held } = isInList
      ? { held: leftOut.get(idOf(state.data, one)) }
      : await get<{ held?: unknown }>(`section?place=${encodeURIComponent(one)}`)
    const part = nodeAt(state.forms[file], state.data[file], path)
    return held ?? (part && emptyOf(part))
  }

  async function bringBack() {
    const held = await Promise.all(places.map(async (one) => [one, await heldIn(one)] as const))
    flushSync(() => change(`Brought back ${label}`, (data) => withParts(data, held)))
    choose(place)
    focusSwitch()
  }

  function leaveOut() {
    const { file, path } = readPlace(place)
    leftOut.set(idOf(state.data, place), valueAt(state.data[file], path))
    const gone = places.map((one) => [one, undefined] as const)
    flushSync(() => change(`Left out ${label}`, (data) => withParts(data, gone)))
    focusSwitch()
  }

  /** Where the section was is another switch now. */
  function focusSwitch() {
    document.querySelector<HTMLElement>(`[data-section="${CSS.escape(place)}"]`)?.focus()
  }

  return (
    <label className={`${styles.label} ${styles.switch}`}>
      <input
        type="checkbox"
        data-section={place}
        checked={isThere || isComing}
        onChange={() => {
          if (isThere) return leaveOut()
          setComing(true)
          bringBack()
            .catch(({ message }: Error) => say(message))
            .finally(() => setComing(false))
        }}
      />
      {isInList ? label : `On the site: ${label}`}
    </label>
  )
}

/** The files with some parts, or without them. A part that is there stays as it is. */
function withParts(data: Data, parts: (readonly [place: string, held: unknown])[]): Data {
  return parts.reduce((all, [place, held]) => {
    const { file, path } = readPlace(place)
    const isThere = valueAt(all[file], path) !== undefined
    return isThere && held !== undefined ? all : putAt(all, place, held)
  }, data)
}
