import * as z from 'zod/mini'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { pause } from '#server/pause.ts'
import { markStale } from '../reading/stale-articles.ts'
import { BATCH, summarizeBatch } from './summarize-articles.ts'
import { noteWritten, writtenLately } from './written-lately.ts'

const LOOK_AGAIN_MS = 100
/** The pause before resting articles are looked at again. */
const REST_SECONDS = 5
/** The pause before articles that changed while being written are taken up again. */
const LEFT_SECONDS = 1

/**
 * Writes what is stale now; what becomes stale meanwhile is written when it is asked for again. In a flood of news, what
 * was written a moment ago rests until all of it is here.
 */
export const writeStaleOnce = job<object>('articles/write-stale', async (tools) => {
  const resting = await writtenLately(tools)
  const { left } = await writePass(tools, resting)
  // A worker that was asked for it while we had it in hand passed over it.
  const soon = { dedupeKey: 'write left', afterSeconds: LEFT_SECONDS }
  if (left > 0) await tools.enqueue(writeStaleOnce, {}, soon)
  const later = { dedupeKey: 'write later', afterSeconds: REST_SECONDS }
  if (resting.length > 0) await tools.enqueue(writeStaleOnce, {}, later)
})

/** Whichever workers are free write what is stale, each of them other articles. */
export async function wakeWriters(
  { enqueue }: Pick<Tools, 'enqueue'>,
  db?: Database,
): Promise<void> {
  await enqueue(writeStaleOnce, {}, { dedupeKey: 'write', ...(db ? { db } : {}) })
}

/** An article is found by the text of a page, too, as soon as that was read. */
export async function writeWithPage(tools: Tools, entryId: number): Promise<void> {
  const carriers = await tools.db.many(
    z.object({ article: z.int() }),
    sql`select article_id as article from article_entries where entry_id = ${entryId}`,
  )
  // An entry that is not joined yet is written together with its page.
  if (carriers.length === 0) return
  await markStale(
    tools.db,
    carriers.map(({ article }) => article),
  )
  await wakeWriters(tools)
}

/** Writes every article whose entries changed since it was written last, here and now. */
export async function writeStale(tools: Tools): Promise<void> {
  for (;;) {
    const { seen, written } = await writePass(tools)
    if (seen === 0) return
    // Somebody else has all of them in hand.
    if (written === 0) await pause(LOOK_AGAIN_MS)
  }
}

/** Once through all stale articles by their ids, so that one that changes all the time holds nobody up. */
async function writePass(
  tools: Tools,
  resting: readonly number[] = [],
): Promise<{ seen: number; written: number; left: number }> {
  const count = { seen: 0, written: 0, left: 0 }
  for (let after = 0; ;) {
    const batch = await summarizeBatch(tools, after, resting)
    if (batch.seen === 0) return count
    if (count.seen === 0 && batch.seen === BATCH) await wakeWriters(tools)
    count.seen += batch.seen
    count.written += batch.written.size
    count.left += batch.left
    noteWritten(tools.db, batch.written)
    after = batch.last
    await tellOf(tools, batch.audiences)
  }
}

/** Tells open screens; where one reader alone may see what was written, theirs. */
async function tellOf(tools: Tools, audiences: ReadonlySet<string | null>): Promise<void> {
  const told = audiences.has(null) ? [null] : audiences
  for (const readerId of told) {
    const audience = readerId === null ? {} : { readerId }
    await tools.announce({ area: 'articles', ...audience })
    // Fewer articles wait to be written now.
    await tools.announce({ area: 'sources', operations: ['getProgress'], ...audience })
  }
}
