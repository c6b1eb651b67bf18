import * as z from 'zod/mini'
import { sql, type World } from '#server/tools.ts'
import type { LeftOn } from './ten-workflows.ts'

/** The number of runs that are printed of each workflow. */
const SHOWN = 8

const Run = z.object({
  state: z.string(),
  error: z.nullable(z.string()),
  cause: z.string(),
  day: z.string(),
})

export async function printWorkflow(
  { db }: World,
  { id, name }: LeftOn,
  days: number,
): Promise<void> {
  const runs = await db.many(
    Run,
    sql`select state, error, coalesce(input ->> 'cause', '') as cause, to_char(created_at, 'MM-DD HH24:MI') as day
        from runs where parent_id = ${id} order by position`,
  )
  const states = [...new Set(runs.map(({ state }) => state))]
  const countOf = (wanted: string) => runs.filter(({ state }) => state === wanted).length
  const counts = states.map((state) => `${countOf(state)} ${state}`).join(', ')
  console.log(
    `\n── ${name}\n${runs.length} runs, ${(runs.length / days).toFixed(1)} a day: ${counts}`,
  )
  for (const { day, cause, error } of everyNth(runs))
    console.log(`  ${day}  ${cause}${error === null ? '' : `  (${error})`}`)
}

/** Picks at most `SHOWN` items at even distances, beginning with the first. */
function everyNth<Item>(all: readonly Item[]): Item[] {
  const step = Math.max(1, Math.floor(all.length / SHOWN))
  return all.filter((_, nth) => nth % step === 0).slice(0, SHOWN)
}

export async function readMessages({ db }: World): Promise<string> {
  const rows = await db.many(
    z.object({ day: z.string(), count: z.int() }),
    sql`select to_char(created_at, 'MM-DD') as day, count(*)::int as count from outbox_messages
        group by 1 order by 1`,
  )
  return rows.map(({ day, count }) => `${day}: ${count}`).join(', ')
}
