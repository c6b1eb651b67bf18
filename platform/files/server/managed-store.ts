import type { ListManaged } from '#platform/connections/server/lends.ts'
import { isOwner } from '#server/access/readers.ts'

/** Lists the bucket from the server's settings among an owner's accounts. */
export const storeAsAccount: ListManaged = async ({ world, readerId }) => {
  if (world.store === null || !(await isOwner(world.db, readerId))) return []
  return [
    {
      id: 'store',
      kindName: 'Store',
      name: 'Files and archives',
      address: world.store.place,
      state: 'untested',
      trouble: null,
      checkedAt: null,
      usedFor: 'the server (SYNTHWIRE_STORE_URL)',
      page: null,
    },
  ]
}
