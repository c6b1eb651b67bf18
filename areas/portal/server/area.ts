import type { Area } from '#server/area.ts'
import { portal } from '../contract.ts'
import { serverPortal } from './api.ts'

/** The frame around the areas whose contracts are named. */
export function portalArea(kept: readonly string[]): Area {
  return {
    contract: portal,
    open: ({ disk }) => serverPortal({ commit: process.env['SYNTHWIRE_COMMIT'], kept, disk }),
    jobs: [],
    gauges: [
      {
        name: 'synthwire_disk_free_bytes',
        help: 'Free bytes on the fullest of the disks that hold the data and the database',
        read: async ({ disk }) => (await disk.freeBytes()) ?? Number.NaN,
      },
      {
        name: 'synthwire_disk_full',
        help: '1 while nothing is fetched because a disk is full',
        read: async ({ disk }) => ((await disk.shortage()) === null ? 0 : 1),
      },
    ],
  }
}
