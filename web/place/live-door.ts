import { followChanges } from '../asking/change-stream.ts'
import type { Door } from './doors.ts'
import { pageInAddress } from './page-keepers.ts'
import { serverAsk } from '../asking/server-ask.ts'
import { keepThemeCookie } from '../theme-cookie.ts'

/** The reader's own server. */
export function liveDoor(): Door {
  return {
    ask: serverAsk(),
    pages: pageInAddress(),
    follow: followChanges,
    keepTheme: keepThemeCookie,
    timeGoesOn: true,
  }
}
