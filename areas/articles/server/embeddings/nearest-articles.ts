import * as z from 'zod/mini'
import { openThread } from '#server/jobs/open-thread.ts'
import { threadCaller, type ThreadCaller } from '#server/jobs/thread-caller.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { readSearchQuery } from '#engine/search/search-query.ts'
import { embed, EndpointTrouble } from '#areas/models/server/lends.ts'
import { chooseEmbedder } from './choose-embedder.ts'
import { packed } from './embed-articles.ts'
import type { StoredVector } from './vector-index.ts'

/** What stands in a search box is answered while the reader looks at it. */
const DEADLINE_MS = 2_500
const NEAREST = 100
const LOADED_TOGETHER = 5_000
const THREAD = { what: 'The search by meaning', timeoutMs: 10_000, memoryMb: 256, idleMs: 60_000 }

export interface VectorQuestion {
  /** Whose vectors, in which model. */
  of: string
  add?: StoredVector[]
  vector?: Int8Array
  count: number
}

export interface VectorAnswer {
  /** The newest that the thread holds. */
  version: number
  near: { article: number; cosine: number }[]
}

let thread: ThreadCaller<VectorQuestion, VectorAnswer> | null = null

/** A screen asks for its headlines, folders and pages at once, all with the same words. */
const ONE_SEARCH_MS = 20_000

interface Search {
  asked: string
  at: number
  near: Promise<number[]>
}
const latest = new WeakMap<Database, Search>()

/** The articles nearest in meaning to the words of a search, best first; none while search goes by words. */
export async function nearestArticles(
  tools: Tools,
  readerId: string,
  search: string,
): Promise<number[]> {
  const words = wordsOf(search, tools.now())
  if (words === '') return []
  const asked = JSON.stringify([readerId, words])
  const at = tools.now().getTime()
  const before = latest.get(tools.db)
  if (before?.asked === asked && at - before.at < ONE_SEARCH_MS) return before.near
  const near = nearestToWords(tools, readerId, words)
  latest.set(tools.db, { asked, at, near })
  return near
}

async function nearestToWords(tools: Tools, readerId: string, words: string): Promise<number[]> {
  const chosen = await chooseEmbedder(tools, readerId)
  if (!chosen) return []
  try {
    const [wanted] = await embed(tools, chosen, [words], {
      spentOn: 'search',
      deadlineMs: DEADLINE_MS,
    })
    return await nearest(tools, readerId, chosen.model, packed(wanted!))
  } catch (error) {
    // Words find things, too. What is wrong with the endpoint stands where it is set up.
    if (!(error instanceof EndpointTrouble)) tools.log.error({ err: error }, 'No search by meaning')
    return []
  }
}

/** Fields narrow a search, and a phrase wants just its words. A search that cannot be read is told elsewhere. */
function wordsOf(search: string, now: Date): string {
  try {
    const { words } = readSearchQuery(search, now, (category) => category)
    return words.includes('"') ? '' : words
  } catch {
    return ''
  }
}

const VectorRow = z.object({
  article: z.int(),
  vector: z.instanceof(Uint8Array),
  version: z.int(),
})

async function nearest(
  { db }: Pick<Tools, 'db'>,
  readerId: string,
  model: string,
  vector: Int8Array,
): Promise<number[]> {
  thread ??= threadCaller<VectorQuestion, VectorAnswer>(
    (resourceLimits) =>
      openThread('vector-thread.js', new URL('./vector-thread.ts', import.meta.url).href, {
        resourceLimits,
      }),
    THREAD,
  )
  const of = JSON.stringify([readerId, model])
  // A thread that was begun anew holds nothing, and says so.
  let { version } = await thread.ask({ of, count: 0 })
  for (;;) {
    const rows = await db.many(
      VectorRow,
      sql`select article_id as article, vector, version from article_vectors
          where reader_id = ${readerId} and model = ${model} and version > ${version}
          order by version limit ${LOADED_TOGETHER}`,
    )
    if (rows.length === 0) break
    const add = rows.map((row) => ({ ...row, vector: new Int8Array(row.vector) }))
    version = (await thread.ask({ of, add, count: 0 })).version
  }
  const { near } = await thread.ask({ of, vector, count: NEAREST })
  return near.map(({ article }) => article)
}
