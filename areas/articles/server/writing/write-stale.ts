import * as z from 'zod/mini'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { pause } from '#server/pause.ts'
import { markStale } from '../reading/stale-articles.ts'
import { BATCH, summarizeBatch } from './summarize-articles.ts'
import { noteWritten, writtenLately } from './written-lately.ts'

const LOOK_AGAIN_MS = 100
/** The pause before articles that rest are examined again. */
const REST_SECONDS = 5
/** The pause before articles that changed during the writing are written again. */
const LEFT_SECONDS = 1

/**
 * Writes articles that are stale now. Those that become stale meanwhile are left to the next job.
 * During a flood of news, articles that were just written wait until all of it has arrived.
 */
export const writeStaleOnce = job<object>('articles/write-stale', async (tools) => {
  const resting = await writtenLately(tools)
  const { left } = await writePass(tools, resting)
  // Another worker that was woken meanwhile has skipped these articles, because this worker had
  // locked them.
  const soon = { dedupeKey: 'write left', afterSeconds: LEFT_SECONDS }
  if (left > 0) await tools.enqueue(writeStaleOnce, {}, soon)
  const later = { dedupeKey: 'write later', afterSeconds: REST_SECONDS }
  if (resting.length > 0) await tools.enqueue(writeStaleOnce, {}, later)
})

/** Queues writing of stale articles. Workers that write at the same time write different ones. */
export async function wakeWriters(
  { enqueue }: Pick<Tools, 'enqueue'>,
  db?: Database,
): Promise<void> {
  await enqueue(writeStaleOnce, {}, { dedupeKey: 'write', ...(db ? { db } : {}) })
}

/**
 * Rewrites the articles of an entry after its page was read, so that a search also finds them by
 * the page's text.
 */
export async function writeWithPage(tools: Tools, entryId: number): Promise<void> {
  const carriers = await tools.db.many(
    z.object({ article: z.int() }),
    sql`select article_id as article from article_entries where entry_id = ${entryId}`,
  )
  // An entry that is not joined yet is later written together with its page.
  if (carriers.length === 0) return
  await markStale(
    tools.db,
    carriers.map(({ article }) => article),
  )
  await wakeWriters(tools)
}

/** Writes all articles with changed entries, and waits until all are written. */
export async function writeStale(tools: Tools): Promise<void> {
  for (;;) {
    const { seen, written } = await writePass(tools)
    if (seen === 0) return
    // Other workers are writing all of them.
    if (written === 0) await pause(LOOK_AGAIN_MS)
  }
}

/**
 * Goes through all stale articles once in the order of their ids, so that an article that changes
 * constantly does not delay others.
 */
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

/**
 * Announces the change to open screens. For private articles, only the reader's own screens are
 * told.
 */
async function tellOf(tools: Tools, audiences: ReadonlySet<string | null>): Promise<void> {
  const told = audiences.has(null) ? [null] : audiences
  for (const readerId of told) {
    const audience = readerId === null ? {} : { readerId }
    await tools.announce({ area: 'articles', ...audience })
    // The number of articles that wait to be written has changed.
    await tools.announce({ area: 'sources', operations: ['getProgress'], ...audience })
  }
}
