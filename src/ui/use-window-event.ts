import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the window, for as long as the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  const onEvent = useEffectEvent(listener)

  useEffect(() => {
    const listen = (event: WindowEventMap[Type]) => onEvent(event)
    window.addEventListener(type, listen)
    return () => window.removeEventListener(type, listen)
  }, [type])
}
