import { Fragment, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import 'virtual:typefaces/site.css'
import '#src/styles/tokens.css'
import './base.css'
import { App } from './app.tsx'

const Mode = import.meta.env.DEV ? StrictMode : Fragment

createRoot(document.getElementById('desk')!).render(
  <Mode>
    <App />
  </Mode>,
)
