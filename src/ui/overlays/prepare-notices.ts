/** Loads what notices need before the first one, which may have to say that nothing can be loaded. */
export function prepareNotices() {
  import('./toasts.tsx').catch(() => {})
}
