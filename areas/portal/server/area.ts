import type { Area } from '#server/area.ts'
import { portal } from '../contract.ts'
import { serverPortal } from './api.ts'

export const portalArea: Area = {
  contract: portal,
  open: () => serverPortal({ commit: process.env['SYNTHWIRE_COMMIT'] }),
  jobs: [],
}
