import { useRef } from 'react'

import styles from './tray.module.css'

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
        className={styles.file}
        type="file"
        multiple
        aria-label="Scans to add"
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
