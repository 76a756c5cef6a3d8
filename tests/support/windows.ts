const PHONE = { isMobile: true, hasTouch: true }
/** The windows in which pages are weighed. */
export const WINDOWS = {
  phone: { ...PHONE, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  'cheap phone': { ...PHONE, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1440, height: 900 } },
}
