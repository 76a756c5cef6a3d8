import { useRef } from 'react'

import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { isComing } from './use-arrivals.ts'
import type { TrayWork } from './use-tray.ts'

/** A button that opens the computer's own window for choosing files. */
export function ChooseScans({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        Choose scans…
      </button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label="Scans to add"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

/** Scans that wait for the desk, and those that were not taken, with the reason, until their owner has read it. */
export function NotTaken({ arrivals, dismiss }: TrayWork) {
  const { isGone } = useDesk().state
  const held = arrivals.filter(isComing).length
  const lost = arrivals.filter(({ failure }) => failure)
  return (
    <>
      {isGone && held > 0 ? (
        <p className={forms.slip} data-tone="goldenrod" role="status">
          {held === 1 ? 'One scan waits' : `${held} scans wait`} until the desk answers again. Leave
          this open.
        </p>
      ) : null}
      {lost.length > 0 ? (
        <ul className={forms.slip} data-tone="pink" aria-label="Not taken">
          {lost.map((one) => (
            <li key={one.id}>
              <p role="alert">
                <strong>{one.name}</strong> {one.failure}
              </p>
              <button
                type="button"
                aria-label={`Hide: ${one.name}`}
                onClick={() => dismiss(one.id)}
              >
                OK
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
