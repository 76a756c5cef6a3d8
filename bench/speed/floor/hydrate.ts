import { hydrateRoot } from 'react-dom/client'

/** Runs in the browser: React takes over a part of the page in which there is nothing. */
const page = document.getElementById('page')
if (page) hydrateRoot(page, null)
