import type { ComponentProps } from 'react'

import type { Navigation } from '#pipeline/content/content.ts'
import { routes, type Route } from '#src/routes.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

type BookLinkProps = {
  navigation: Navigation
  route: Route | undefined
  onChoose?: ComponentProps<'a'>['onClick']
}

/** The link to Booking, in the bar and in the menu. */
export function BookLink({ navigation, route, onChoose }: BookLinkProps) {
  const isHere = route === 'booking'

  return (
    <ButtonLink
      kind="book"
      href={routes.booking}
      aria-current={isHere ? 'page' : undefined}
      onClick={onChoose}
    >
      {navigation.booking.label}
      {isHere ? <Wax shape="ring-wide" /> : null}
    </ButtonLink>
  )
}
