import * as z from 'zod/mini'
import { RowId } from '#core/words.ts'
import { readCurrentId } from '#areas/articles/server/lends.ts'
import { sql } from '#server/tools.ts'
import { materialOf } from './material.ts'
import { tool } from './tool.ts'

const ENTRIES = 10
const NOT_THERE = 'There is no such article or entry among what the reader follows.'

export const readArticle = tool({
  name: 'read_article',
  description: 'What the sources of an article say. {"article": 12}',
  input: z.object({ article: RowId }),
  async run(desk, { article }) {
    const id = await readCurrentId(desk.db, article)
    const material = await materialOf(desk, id)
    return { material: material.slice(0, ENTRIES), lines: material.length > 0 ? [] : [NOT_THERE] }
  },
})

export const readEntry = tool({
  name: 'read_entry',
  description: 'What one source published, by the number of its entry. {"entry": 34}',
  input: z.object({ entry: RowId }),
  async run(desk, { entry }) {
    const at = await desk.db.maybe(
      z.object({ articleId: z.int() }),
      sql`select article_id from article_entries where entry_id = ${entry}`,
    )
    const material = at ? await materialOf(desk, at.articleId) : []
    const wanted = material.filter(({ id }) => id === entry)
    return { material: wanted, lines: wanted.length > 0 ? [] : [NOT_THERE] }
  },
})

export const compareSources = tool({
  name: 'compare_sources',
  description:
    'What two outlets say on the same article, by their names. {"article": 12, "outlets": ["Harbour Post", "Orrin Times"]}',
  input: z.object({
    article: RowId,
    outlets: z.array(z.string().check(z.maxLength(200))).check(z.length(2)),
  }),
  async run(desk, { article, outlets }) {
    const material = await materialOf(desk, await readCurrentId(desk.db, article))
    const names = outlets.map((name) => name.trim().toLowerCase())
    const told = material.filter(({ outlet }) => names.includes(outlet.toLowerCase()))
    const silent = outlets.filter(
      (name) => !told.some(({ outlet }) => outlet.toLowerCase() === name.trim().toLowerCase()),
    )
    return { material: told, lines: silent.map((name) => `${name} has no report on it.`) }
  },
})
