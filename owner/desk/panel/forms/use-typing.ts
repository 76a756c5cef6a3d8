import { useEffect, useRef, useState } from 'react'

/** A pause in typing after which the field says what is wrong, and after which undo takes back less, in ms. */
const PAUSE_MS = 700

let steps = 0

/** Whether someone is typing just now, and the step that undo takes back at once. */
export function useTyping() {
  const [isGoing, setGoing] = useState(false)
  const [step, setStep] = useState(() => steps++)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function end() {
    clearTimeout(timer.current)
    setGoing(false)
    setStep(steps++)
  }

  return {
    isGoing,
    step,
    end,
    note() {
      setGoing(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(end, PAUSE_MS)
    },
  }
}
