import type { Area } from '#server/area.ts'
import { portal } from '../contract.ts'
import { serverPortal } from './api.ts'

/** The frame around the areas whose contracts are named. */
export function portalArea(kept: readonly string[]): Area {
  return {
    contract: portal,
    open: () => serverPortal({ commit: process.env['SYNTHWIRE_COMMIT'], kept }),
    jobs: [],
  }
}
