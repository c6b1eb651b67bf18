import * as z from 'zod/mini'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import { sql, type Desk } from '#server/tools.ts'
import { materialOf } from './material.ts'
import type { Found } from '../../contracts/look-ups.ts'
import type { Asked } from './asked.ts'

const ENTRIES = 10
const NOT_THERE = 'There is no such article or entry among what the reader follows.'

export async function readArticle(desk: Desk, { article }: Asked['readArticle']): Promise<Found> {
  const id = await readCurrentId(desk.db, article)
  const material = await materialOf(desk, id)
  return { material: material.slice(0, ENTRIES), lines: material.length > 0 ? [] : [NOT_THERE] }
}

export async function readEntry(desk: Desk, { entry }: Asked['readEntry']): Promise<Found> {
  const at = await desk.db.maybe(
    z.object({ articleId: z.int() }),
    sql`select article_id from article_entries where entry_id = ${entry}`,
  )
  const material = at ? await materialOf(desk, at.articleId) : []
  const wanted = material.filter(({ id }) => id === entry)
  return { material: wanted, lines: wanted.length > 0 ? [] : [NOT_THERE] }
}

export async function compareSources(
  desk: Desk,
  { article, outlets }: Asked['compareSources'],
): Promise<Found> {
  const material = await materialOf(desk, await readCurrentId(desk.db, article))
  const names = outlets.map((name) => name.trim().toLowerCase())
  const told = material.filter(({ outlet }) => names.includes(outlet.toLowerCase()))
  const silent = outlets.filter(
    (name) => !told.some(({ outlet }) => outlet.toLowerCase() === name.trim().toLowerCase()),
  )
  return { material: told, lines: silent.map((name) => `${name} has no report on it.`) }
}
