import { createRoot } from 'react-dom/client'

import 'virtual:typefaces/site.css'
import '#src/styles/tokens.css'
import './base.css'
import { App } from './app.tsx'

createRoot(document.getElementById('desk')!).render(<App />)
