import { useEffect, useState, type RefObject } from 'react'

import { readLetter, type Letter } from './letter.ts'

const BLANK: Letter = { name: '', email: '', preferredDate: '', message: '' }

/** What stands in the form now, kept up to date while someone types. */
export function useLetter(form: RefObject<HTMLFormElement | null>): Letter {
  const [letter, setLetter] = useState(BLANK)

  useEffect(() => {
    const fields = form.current
    if (!fields) return

    const follow = () => setLetter(readLetter(fields))
    follow()
    fields.addEventListener('input', follow)
    return () => fields.removeEventListener('input', follow)
  }, [form])

  return letter
}
