import type { Desk } from '#server/tools.ts'
import { lockSite, touchSite, type Owned } from './site-rows.ts'

/**
 * Makes one change of a site at a time, stores the time of the edit, and updates open screens.
 * `stored` is called once the change is stored, before screens are updated.
 */
export async function changeSite<T>(
  desk: Desk,
  site: string,
  work: (of: Owned) => Promise<T>,
  stored?: () => Promise<void>,
): Promise<T> {
  const done = await desk.db.transaction(async (db) => {
    const of = { db, readerId: desk.readerId }
    await lockSite(of, site)
    const result = await work(of)
    await touchSite(of, site, desk.now())
    return result
  })
  await stored?.()
  await desk.announce({ area: 'website-builder' })
  return done
}
