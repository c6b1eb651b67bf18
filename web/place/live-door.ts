import { fetchCode } from '../loading/fetch-code.ts'
import { once, type Door } from './doors.ts'
import { pageInAddress } from './page-keepers.ts'
import { keepPanelCookie, keepThemeCookie, readPanelCookie } from '../kept-cookies.ts'

/** The door of the live server. */
export function liveDoor(): Door {
  // The code for the connection is loaded when the page is interactive, because the page came with
  // its content.
  const wire = once(async () => (await fetchCode(() => import('../live-wire.ts'))).liveWire())
  return {
    ask: async (operation, input) => (await wire()).ask(operation, input),
    pages: pageInAddress(),
    follow(onChange) {
      const stop = wire().then(({ follow }) => follow(onChange))
      return () => void stop.then((stopNow) => stopNow())
    },
    keepTheme: keepThemeCookie,
    panel: { left: readPanelCookie(), keep: keepPanelCookie },
    timeGoesOn: true,
  }
}
