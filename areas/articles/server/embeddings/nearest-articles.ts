import * as z from 'zod/mini'
import { openThread } from '#server/jobs/open-thread.ts'
import { threadCaller, type ThreadCaller } from '#server/jobs/thread-caller.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { readSearchQuery } from '#engine/search/search-query.ts'
import { vectorThread } from '../programs.ts'
import { isFollowed } from '../reading/article-scope.ts'
import { chooseMeaning, meaningOfHub, type Meaning } from './choose-meaning.ts'
import { packed } from './packed.ts'
import type { StoredVector } from './vector-index.ts'

const NEAREST = 100
/**
 * The number of hits to request if the vectors cover all readers' articles, because those that the
 * reader does not follow are removed afterwards.
 */
const NEAREST_OF_ALL = 2_000
const LOADED_TOGETHER = 5_000
const THREAD = { what: 'The search by meaning', timeoutMs: 10_000, memoryMb: 256, idleMs: 60_000 }

export interface VectorQuestion {
  /** The owner and the model of the vectors. */
  of: string
  add?: StoredVector[]
  vector?: Int8Array
  /** The article that the vector belongs to; it is left out of the results. */
  except?: number
  count: number
}

export interface VectorAnswer {
  /** The newest vector version that the thread holds. */
  version: number
  near: { article: number; cosine: number }[]
}

let thread: ThreadCaller<VectorQuestion, VectorAnswer> | null = null

/**
 * The time for which a search is cached. A screen requests headlines, folders and pages at once,
 * all with the same words.
 */
const ONE_SEARCH_MS = 20_000

interface Search {
  asked: string
  at: number
  near: Promise<number[]>
}
const latest = new WeakMap<Database, Search>()

/**
 * Finds the articles nearest in meaning to the words of a search, best first; empty if search only
 * matches words.
 */
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
  try {
    const meaning = await chooseMeaning(tools, readerId)
    const wanted = await meaning?.read(words)
    if (!meaning || !wanted) return []
    const near = await nearest(tools.db, meaning, { vector: packed(wanted) })
    return (await keepFollowed(tools.db, readerId, meaning, near)).slice(0, NEAREST)
  } catch (error) {
    tools.log.error({ err: error }, 'No search by meaning')
    return []
  }
}

/**
 * Returns the free words of a search, without its fields; empty if it has a phrase, or cannot be
 * read, which the caller reports.
 */
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

export interface Near {
  article: number
  cosine: number
}

/** Finds the articles nearest to a vector, best first. */
async function nearest(
  db: Database,
  meaning: Meaning,
  asked: { vector: Int8Array; except?: number },
): Promise<Near[]> {
  thread ??= threadCaller<VectorQuestion, VectorAnswer>(
    (resourceLimits) => openThread(vectorThread, { resourceLimits }),
    THREAD,
  )
  const { of, vectors } = meaning
  // The thread names the newest version that it holds. After a restart it holds nothing.
  let { version } = await thread.ask({ of, count: 0 })
  for (;;) {
    const rows = await db.many(
      VectorRow,
      sql`select article_id as article, vector, version from ${vectors}
          where version > ${version} order by version limit ${LOADED_TOGETHER}`,
    )
    if (rows.length === 0) break
    const add = rows.map((row) => ({ ...row, vector: new Int8Array(row.vector) }))
    version = (await thread.ask({ of, add, count: 0 })).version
  }
  const count = meaning.isShared ? NEAREST_OF_ALL : NEAREST
  return (await thread.ask({ of, ...asked, count })).near
}

async function keepFollowed(
  db: Database,
  readerId: string,
  { isShared }: Meaning,
  near: Near[],
): Promise<number[]> {
  const ids = near.map(({ article }) => article)
  if (!isShared || ids.length === 0) return ids
  const followed = await db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where id = any(${ids}) and ${isFollowed({ readerId })}`,
  )
  const kept = new Set(followed.map(({ id }) => id))
  return ids.filter((id) => kept.has(id))
}

/**
 * Finds the articles nearest in meaning to another one by the sentence model of the server, best
 * first; empty without a model or vector. It includes articles that the reader does not follow.
 */
export async function nearestTo(tools: Tools, id: number): Promise<Near[]> {
  try {
    const meaning = await meaningOfHub(tools)
    if (!meaning) return []
    const own = await tools.db.maybe(
      z.object({ vector: z.instanceof(Uint8Array) }),
      sql`select vector from ${meaning.vectors} where article_id = ${id}`,
    )
    if (!own) return []
    return await nearest(tools.db, meaning, { vector: new Int8Array(own.vector), except: id })
  } catch (error) {
    tools.log.error({ err: error }, 'Nothing related by meaning')
    return []
  }
}
