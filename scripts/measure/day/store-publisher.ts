import * as z from 'zod/mini'
import { storeEntries } from '#feeds/store/store-entries.ts'
import { sql, type Tools } from '#server/tools.ts'
import { documentOf } from './document-of.ts'
import type { Publisher } from './labelled-day.ts'

/** Stores a publisher's entries, or some of them, as if a feed of that name had been fetched. */
export async function storePublisher(
  tools: Tools,
  { name, home, entries }: Publisher,
  part: 'all' | 'section' = 'all',
  holds: (at: number) => boolean = () => true,
): Promise<void> {
  const title = part === 'all' ? name : 'World'
  const { id } = await tools.db.one(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, title, site, next_fetch_at)
        values (${`${home}${part}.xml`}, ${title}, ${home}, 'infinity') returning id`,
  )
  const document = documentOf(
    { name: title, home, entries: entries.filter((_, at) => holds(at)) },
    (url) => `${part} ${url}`,
  )
  await storeEntries(tools, id, document)
}
