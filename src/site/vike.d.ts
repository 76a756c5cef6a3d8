import type { ComponentType } from 'react'

import type { PageData } from './page-data.ts'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<{ data: PageData }>
      data: PageData
    }
  }
}
