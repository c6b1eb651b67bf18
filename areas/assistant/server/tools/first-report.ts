import * as z from 'zod/mini'
import { ArticleOutlet, readCurrentId } from '#areas/articles/server/lends/article.ts'
import { copyNames, entriesOf } from '#areas/articles/server/lends/page.ts'
import { sql, type Desk } from '#server/tools.ts'
import { materialOf, scopeOf } from './material.ts'
import type { Found } from '../../contracts/look-ups.ts'
import type { Asked } from './asked.ts'

const FIRST = 3

export async function listFirstReports(
  desk: Desk,
  { article }: Asked['listFirstReports'],
): Promise<Found> {
  const id = await readCurrentId(desk.db, article)
  const entries = await entriesOf(scopeOf(desk), id)
  const stored = await desk.db.maybe(
    z.object({ outlets: z.array(ArticleOutlet) }),
    sql`select outlets from articles where id = ${id}`,
  )
  const copies = copyNames(stored?.outlets ?? [], entries)
  const lines = entries.map(({ publishedAt, name, title, source }) => {
    const original = copies.get(source)
    const copied = original === undefined ? '' : ` (copied from ${original})`
    return `${publishedAt} ${name}: ${title}${copied}`
  })
  const material = await materialOf(desk, id)
  return { material: material.slice(0, FIRST), lines }
}
