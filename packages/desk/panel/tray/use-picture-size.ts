import { useEffect, useState, type RefObject } from 'react'

/** The size of a picture in its own pixels, once it has loaded. */
export function usePictureSize(picture: RefObject<HTMLImageElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>()

  useEffect(() => {
    const image = picture.current
    const read = () => {
      if (image?.naturalWidth) setSize({ width: image.naturalWidth, height: image.naturalHeight })
    }
    read()
    image?.addEventListener('load', read)
    return () => image?.removeEventListener('load', read)
  }, [picture])

  return size
}
