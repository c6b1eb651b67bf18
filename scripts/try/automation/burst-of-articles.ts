import * as z from 'zod/mini'
import { triggers } from '#areas/automation/contracts/triggers.ts'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import { workflowRuns } from '#areas/automation/server/engine/perform-workflow.ts'
import { followArticles } from '#areas/automation/server/triggers/follow-articles.ts'
import type { Step } from '#areas/automation/flow/flow.ts'
import type { TriggerDraft } from '#areas/automation/flow/triggers.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { sql, type World } from '#server/tools.ts'
import { fillHub } from '../../measure/bench/filling/fill-hub.ts'
import { expectThat } from '../running/expect-that.ts'

/** The number of articles that the pipeline writes in one transaction. */
const BATCH = 100

/**
 * Sends a workflow many articles at once, some of them twice, and carries out its runs. Fails
 * unless each article has exactly one run, which succeeds. Returns the times as text.
 */
export async function burstOfArticles(
  world: World,
  readerId: string,
  entries: number,
): Promise<string[]> {
  const ask = world.askAs(readerId, { operations: ['*'], scope: 'owner' })
  const note = { title: 'burst {{trigger.article.id}}', text: '{{trigger.article.title}}' }
  const steps = [
    { do: 'act', id: 'note', name: 'note', action: 'notes/editor/addNote', with: note },
  ] as unknown as Step[]
  const draft: TriggerDraft = {
    ...{ kind: 'happening', name: 'article', when: { match: 'all', rows: [] } },
  }
  const hung = await ask(triggers.saveTrigger, { name: 'Burst', draft })
  const { id } = await ask(workflows.createWorkflow, { name: 'Burst' })
  await ask(workflows.saveDraft, { id, revision: 1, triggerId: hung.id, flow: { steps } })
  await ask(workflows.switchOn, { id, revision: 2 })
  const { db } = world
  await fillHub(db, readerId, entries, 1 / 24)
  const rows = await db.many(z.object({ id: z.int() }), sql`select id from articles order by id`)
  const ids = rows.map((row) => row.id)
  const count = ids.length
  const begun = performance.now()
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH)
    await db.transaction((db) => followArticles(db, some, world))
    // The pipeline writes an article again when another source reports it.
    await db.transaction((db) => followArticles(db, some.slice(0, 10), world))
  }
  const told = performance.now()
  await performRuns(world, workflowRuns)
  const { runs, done, notes } = await db.one(
    z.object({ runs: z.int(), done: z.int(), notes: z.int() }),
    sql`select count(*)::int as runs, (count(*) filter (where state = 'done'))::int as done,
          (select count(distinct title)::int from notes where title like 'burst %') as notes
        from runs where parent_id = ${id}`,
  )
  expectThat(runs === count, `${count} articles begin a run each, not ${runs}`)
  expectThat(done === count && notes === count, `all of them are carried out, not ${done}`)
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  return [
    `${count} articles at once began a run each in ${seconds(begun, told)} s, carried out in ${seconds(told, performance.now())} s`,
  ]
}
