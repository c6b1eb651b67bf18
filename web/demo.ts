import { demoNewsHub } from '#areas/news-hub/demo/api.ts'
import { demoPortal } from '#areas/portal/demo/api.ts'
import { askKeepers, type Ask } from '#core/contract.ts'

/** All areas kept in the browser, from sample data as of a moment. */
export function askDemo(now: Date): Ask {
  return askKeepers({
    portal: demoPortal({ commit: import.meta.env['VITE_COMMIT'] }),
    'news-hub': demoNewsHub({ now }),
  })
}
