import type { Discovered } from '#pipeline/discovery/discovery.ts'

type SharingProps = {
  /** The complete address of the page. */
  address: string
  title: string
  description: string
  siteName: string
  /** The picture of the page, with its complete address. */
  card: Discovered['card']
}

/**
 * What networks show where someone shares the page: Open Graph (ogp.me), which X reads as well but
 * for the shape of the card.
 */
export function Sharing({ address, title, description, siteName, card }: SharingProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={card.address} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${card.width}`} />
      <meta property="og:image:height" content={`${card.height}`} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
