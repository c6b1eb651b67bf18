import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, oneOf, shaped, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { RunResult, runLevels, runStates, stepStates } from '../contract.ts'
import { RunAnswer } from './kinds/run-kind.ts'

/** Runs and their logs, with the checks for archived values. */
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
        // Data of any shape, because the area that performs the run reads them by its own schema.
        input: shaped(z.unknown()),
        state: oneOf(runStates),
        asked: name,
        parent_id: name,
        question: shaped(
          z.object({ key: z.string(), text: z.string(), answers: z.array(z.string()) }),
        ),
        answer: shaped(RunAnswer),
        step: words,
        result: shaped(RunResult),
        error: words,
      },
    },
    run_log: { columns: { run_id: name, text: words, level: oneOf(runLevels) } },
    run_causes: {
      columns: { reader_id: name, area: name, kind: name, cause: words, run_id: name },
    },
    run_steps: {
      columns: {
        run_id: name,
        path: name,
        name: words,
        state: oneOf(stepStates),
        // Any JSON, because the kind of the run reads it by its own schemas.
        input: shaped(z.unknown()),
        output: shaped(z.unknown()),
        error: words,
      },
    },
  },
  async settle(db) {
    // Runs at work are freed, because their worker belonged to another server.
    await db.run(sql`
      update runs set state = 'waiting', worker = null, worker_number = null, lease_until = null where state = 'running'`)
  },
}
