import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import type { RunKind } from './lends.ts'

/** Counts up to a number, each number a row of `counted`; for tests. */
export const counting: RunKind<{ to: number; waitMs: number }> = {
  area: 'numbers',
  kind: 'count',
  input: z.object({ to: z.int(), waitMs: z.int() }),
  async perform(tools, { input: { to, waitMs }, done, reportProgress, log }) {
    await log(`Beginning at ${done + 1}`)
    for (let number = done + 1; number <= to; number++) {
      if (number === 13) throw new Problem('invalid', '13 is not counted.')
      await tools.db.run(sql`insert into counted values (${number})`)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      await reportProgress({ done: number, total: to, step: `Counted ${number}` })
    }
    return { counted: to }
  },
  async giveUp(db) {
    await db.run(sql`insert into counted values (-1)`)
  },
}
