import * as z from 'zod/mini'
import { join, sql, type Database } from '#server/tools.ts'
import type { Outlet } from '#areas/articles/contract.ts'
import { outletKey } from '#engine/outlets/outlet-key.ts'
import { outletsFollowed } from '#feeds/outlets/followed-outlets.ts'
import { canonicalLink } from '#engine/addresses/canonical-link.ts'

/** Says for each feed if the reader follows it, whatever form its address has. */
export async function followedAmong(
  db: Database,
  readerId: string,
  addresses: string[],
): Promise<(address: string) => boolean> {
  const spellings = [...new Set(addresses.flatMap(spellingsOf))]
  const followed = await db.many(
    z.object({ address: z.string() }),
    sql`select address from feeds join sources on feed_id = feeds.id
        where reader_id = ${readerId} and address = any(${spellings})`,
  )
  const keys = new Set(followed.map(({ address }) => keyOf(address)))
  return (address) => keys.has(keyOf(address))
}

/** Finds the outlet of each feed, if the reader follows one of the outlet's feeds. */
export async function outletsAmong(
  db: Database,
  readerId: string,
  feeds: { site?: string | null; address: string }[],
): Promise<(feed: { site?: string | null; address: string }) => { outlet?: Outlet }> {
  const keys = feeds.flatMap((feed) => outletKeyOf(feed) ?? [])
  const outlets = await outletsFollowed(db, readerId, keys)
  return (feed) => {
    const outlet = outlets.get(outletKeyOf(feed) ?? '')
    return outlet ? { outlet } : {}
  }
}

function outletKeyOf({ site, address }: { site?: string | null; address: string }) {
  return outletKey(site) ?? outletKey(address)
}

/** Finds sources of the reader whose names contain all of these words. */
export async function followedByName(
  db: Database,
  readerId: string,
  words: string[],
  atMost: number,
) {
  const namesAll = words.map((word) => sql`position(lower(${word}) in lower(sources.name)) > 0`)
  return db.many(
    z.object({
      name: z.string(),
      address: z.string(),
      site: z.nullable(z.string()),
      category: z.string(),
      language: z.nullable(z.string()),
    }),
    sql`select sources.name, address, site, category, language
        from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} and ${join(namesAll, ' and ')}
        order by lower(sources.name), sources.id limit ${atMost}`,
  )
}

/**
 * Forms of a feed's address: with http or https, with or without "www.", with or without a slash at
 * the end.
 */
function spellingsOf(address: string): string[] {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return [address]
  const { host, pathname, search } = new URL(address)
  const bare = host.replace(/^www\./, '')
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  return ['https', 'http'].flatMap((scheme) =>
    [bare, `www.${bare}`].flatMap((name) =>
      [path, `${path}/`].map((each) => `${scheme}://${name}${each}${search}`),
    ),
  )
}

function keyOf(address: string): string {
  return canonicalLink(address) ?? address
}
