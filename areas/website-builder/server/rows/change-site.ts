import type { Desk } from '#server/tools.ts'
import { lockSite, touchSite, type Owned } from './site-rows.ts'

/**
 * Makes one change of a site at a time, notes it as the last edit, and tells open screens. `stored`
 * is called before that, once the change is stored.
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
