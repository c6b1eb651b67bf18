import { SAVED } from '../../limits.ts'
import { readTags } from '#engine/markup/read-tags.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database } from '#server/tools.ts'

/** Queues the pictures of a text; pictures that are only in the former text are dropped. */
export async function wantPictures(
  db: Database,
  { id, readerId }: { id: number; readerId: string },
  html: string,
  now: Date,
): Promise<void> {
  const pictures = picturesIn(html)
  const addresses = pictures.map(({ address }) => address)
  await db.run(sql`
    delete from saved_pictures where bookmark_id = ${id} and not address = any(${addresses})`)
  const wanted = bulk(pictures, { address: 'text', host: 'text' })
  await db.run(sql`
    insert into saved_pictures (reader_id, bookmark_id, address, host, next_try_at)
    select ${readerId}, ${id}, address, host, ${now}
    from ${wanted.rows}
    on conflict (bookmark_id, address) do update set state = 'waiting', tries = 0, next_try_at = excluded.next_try_at
      where saved_pictures.hash is null`)
}

/**
 * The most characters of a picture's address. Longer ones contain the picture itself, or are
 * malicious.
 */
const ADDRESS_CHARACTERS = 2000

function picturesIn(html: string): { address: string; host: string }[] {
  const found = new Map<string, string>()
  const handler = {
    onopentag(name: string, { src }: { [name: string]: string }) {
      const url = name === 'img' && src && src.length <= ADDRESS_CHARACTERS ? URL.parse(src) : null
      if (url && /^https?:$/.test(url.protocol)) found.set(src!, url.host)
    },
  }
  readTags(html, handler, () => found.size >= SAVED.pictures)
  return [...found].slice(0, SAVED.pictures).map(([address, host]) => ({ address, host }))
}
