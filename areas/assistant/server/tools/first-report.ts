import * as z from 'zod/mini'
import { RowId } from '#core/words.ts'
import { ArticleOutlet, copyNames, entriesOf, readCurrentId } from '#areas/articles/server/lends.ts'
import { sql } from '#server/tools.ts'
import { materialOf, scopeOf } from './material.ts'
import { tool } from './tool.ts'

const FIRST = 3

export const firstReport = tool({
  name: 'first_report',
  description:
    'Who reported an article first, when each outlet did, and who copied whom. {"article": 12}',
  input: z.object({ article: RowId }),
  async run(desk, { article }) {
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
  },
})
