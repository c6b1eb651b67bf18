import * as z from 'zod/mini'
import type { RunAtWork, RunKind } from '#platform/runs/server/lends.ts'
import { pause } from '#server/pause.ts'
import { sql, type World } from '#server/tools.ts'
import { importBatch } from './import-batch.ts'

const LOOK_EVERY_MS = 1000

const Input = z.object({ importId: z.string() })
type Input = z.infer<typeof Input>

/**
 * Adds the items of a file as bookmarks, then waits until their pages are fetched
 * (fetching/fetch-forever.ts). All progress is stored in tables, so that another worker can
 * continue after one was lost.
 */
export const importBookmarks: RunKind<Input> = {
  area: 'saved',
  kind: 'import',
  input: Input,
  // A run mostly waits for its pages, which may take hours, so many can be open at a time.
  atOnce: { inAll: 50, perReader: 5 },
  async perform(world, run) {
    await addAll(world, run)
    return awaitPages(world, run)
  },
  async giveUp(db, { readerId, subject }) {
    await db.run(sql`
      delete from saved_import_items where import_id = ${subject} and reader_id = ${readerId}`)
    await db.run(sql`
      update saved_bookmarks set state = 'failed',
        message = 'The import was stopped before this page was fetched. Fetch it again to read it here.'
      where import_id = ${subject} and reader_id = ${readerId} and state = 'waiting'`)
  },
}

async function addAll(world: World, run: RunAtWork<Input>): Promise<void> {
  const { importId } = run.input
  let added = 0
  for (;;) {
    const count = await importBatch(world, run.readerId, importId)
    if (count === 0) return
    added += count
    await run.reportProgress({ step: `Added ${added.toLocaleString('en')} bookmarks` })
    await world.announce({ area: 'saved', readerId: run.readerId })
  }
}

const Counts = z.object({
  added: z.int(),
  kept: z.int(),
  failed: z.int(),
  /** The number of pages that were not tried yet. */
  untried: z.int(),
})

async function awaitPages(world: World, run: RunAtWork<Input>) {
  const { importId } = run.input
  for (;;) {
    const { untried, added, kept, failed } = await world.db.one(
      Counts,
      sql`select count(*)::int as added, count(*) filter (where state = 'kept')::int as kept,
            count(*) filter (where state = 'failed')::int as failed,
            count(*) filter (where state = 'waiting' and message is null)::int as untried
          from saved_bookmarks
          where reader_id = ${run.readerId} and import_id = ${importId} and deleted_at is null`,
    )
    await run.reportProgress({ done: added - untried, total: added, step: 'Fetching pages' })
    if (untried === 0) return { added, kept, failed }
    await pause(LOOK_EVERY_MS, run.signal)
  }
}
