import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, shaped, words } from '#server/archive/column-rules.ts'
import { sql } from '#server/tools.ts'
import { RunResult, runStates } from '../contract.ts'

/** Runs and their logs, as they are held against what an archive says. */
export const runsArchive: ArchivePart = {
  tables: {
    runs: {
      columns: {
        id: name,
        reader_id: name,
        area: name,
        kind: name,
        title: words,
        subject: name,
        // Data of any shape: the area that performs it reads them by the schema of its kind.
        input: shaped(z.unknown()),
        state: oneOf(runStates),
        asked: name,
        step: words,
        result: shaped(RunResult),
        error: words,
      },
    },
    run_log: { columns: { run_id: name, text: words } },
  },
  async settle(db) {
    // Its worker was one of another hub.
    await db.run(sql`
      update runs set state = 'waiting', worker = null, lease_until = null where state = 'running'`)
  },
}
