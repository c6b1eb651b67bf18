import { isOwner } from '#server/access/readers.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { portal } from '../contract.ts'
import { serverPortal } from './api.ts'
import { frameParts, ownKeys, unreadOnly } from './lends.ts'

/** The frame around the screens of the kept contracts. */
export const portalKeeper: Kept = {
  contract: portal,
  open: (desk) => {
    const { contracts, ownersContracts, world, readerId, disk, extensions, now } = desk
    return serverPortal({
      commit: process.env['SYNTHWIRE_COMMIT'],
      kept: contracts,
      readRefused: async () => ((await isOwner(world.db, readerId)) ? [] : ownersContracts),
      disk,
      parts: extensions(frameParts),
      readKeys: async () => {
        const keys = await Promise.all(extensions(ownKeys).map((readKeys) => readKeys(desk)))
        return keys.flat()
      },
      readUnreadAt: async () => {
        const answers = await Promise.all(extensions(unreadOnly).map((isOn) => isOn(desk)))
        return answers.includes(true) ? now() : null
      },
    })
  },
}

export const server: ServerArea = {
  keeps: [portalKeeper],
  gauges: [
    {
      name: 'synthwire_disk_free_bytes',
      help: 'Free bytes on the fullest of the disks that hold the data and the database',
      read: async ({ disk }) => (await disk.freeBytes()) ?? Number.NaN,
    },
    {
      name: 'synthwire_disk_full',
      help: '1 while nothing is fetched because a disk',
      read: async ({ disk }) => ((await disk.shortage()) === null ? 0 : 1),
    },
  ],
}
