import * as z from 'zod/mini'
import { shownAddress } from '#areas/sources/server/lends.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql, type Desk } from '#server/tools.ts'

const Row = z.object({
  source: z.string(),
  feed: z.int(),
  name: z.string(),
  folder: z.array(z.string()),
  site: z.nullable(z.string()),
  address: z.string(),
  isPrivate: z.boolean(),
  lastSuccessAt: z.nullable(z.iso.datetime()),
  entryCount: z.int(),
  isMuted: z.boolean(),
})

/** A source as clients know it, identified by its feed. */
export type Subscription = Omit<z.infer<typeof Row>, 'isPrivate'>

/**
 * The sources that a reader follows, sorted by folder and name. The address of a private feed may
 * contain a secret, so it is empty.
 */
export async function listSubscriptions({
  db,
  readerId,
  publicAddress,
}: Desk): Promise<Subscription[]> {
  const rows = await db.many(
    Row,
    sql`select sources.id as source, feeds.id as feed, name, folder, site, address, private_to is not null as is_private,
          last_success_at, entry_count, muted_at is not null as is_muted
        from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} order by folder, lower(name), sources.id`,
  )
  return rows.map(({ isPrivate, address, site, ...row }) => ({
    ...row,
    site: openLink(site, { publicAddress }),
    address: isPrivate ? '' : shownAddress(address),
  }))
}

/** The sources that clients list: muted ones are left out. */
export async function listFollowed(desk: Desk): Promise<Subscription[]> {
  return (await listSubscriptions(desk)).filter(({ isMuted }) => !isMuted)
}

/** The folders of these sources, each once. */
export function foldersOf(subscriptions: readonly Subscription[]): string[][] {
  const folders = new Map(
    subscriptions
      .filter(({ folder }) => folder.length > 0)
      .map(({ folder }) => [JSON.stringify(folder), folder]),
  )
  return [...folders.values()]
}
