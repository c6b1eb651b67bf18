import * as z from 'zod/mini'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { feedName } from '#engine/outlets/feed-name.ts'
import { sql, type Database } from '#server/tools.ts'
import { outletOf } from '../store/outlet-of-feed.ts'

type Named = Pick<FeedDocument, 'title' | 'link' | 'entries'>

/**
 * The name for a feed with its outlet: "Los Angeles Times · California" for a feed with the title
 * "California"; null for a feed without a title.
 */
export function nameOfFeed(address: string, document: Named): string | null {
  return document.title && feedName(document.title, keyOf(address, document))
}

/** Names a feed like `nameOfFeed`; the outlet's name may come from another feed of the outlet. */
export async function knownNameOfFeed(
  db: Database,
  address: string,
  document: Named,
): Promise<string | null> {
  const name = nameOfFeed(address, document)
  const key = keyOf(address, document)
  if (key === null || !name?.startsWith(`${key} · `)) return name
  return withOutletName(name, key, await outletNamed(db, key))
}

export function withOutletName(name: string, key: string, outlet: string | null): string {
  return outlet !== null && name.startsWith(`${key} · `) ? outlet + name.slice(key.length) : name
}

function keyOf(address: string, document: Named): string | null {
  return outletOf({ address, isPrivate: false }, document).key
}

async function outletNamed(db: Database, key: string): Promise<string | null> {
  const known = await db.maybe(
    z.object({ name: z.nullable(z.string()) }),
    sql`select name from outlets where key = ${key}`,
  )
  return known?.name ?? null
}
