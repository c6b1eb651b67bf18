import { listRunsOf, readRunOf, type RunOfKind } from '#platform/runs/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { TriggerDraft } from '../../../flow/triggers.ts'
import { workflowRun } from '../../rows/workflow-run.ts'
import type { WorkflowRow } from '../../rows/workflow-rows.ts'
import { meets } from '../../triggers/meets.ts'
import type { PastEvent, PastEvents, Wanted } from './past-event.ts'

/** The number is low because the input of a run may be large. */
const MOST_RUNS = 200

/**
 * Past events that the server does not store. They are known only from the runs that they started.
 */
export function runEvents(
  desk: Desk,
  { id: workflow }: WorkflowRow,
  draft: TriggerDraft | null,
  since: Date,
): PastEvents {
  const { db, readerId } = desk
  const of = { kind: workflowRun, readerId, parentId: workflow }
  const parts = ['cause', 'trigger'] as const
  const isMet = (facts: unknown) => draft?.kind !== 'happening' || meets(desk, draft.when, facts)

  const eventOf = ({ id, position, createdAt, input }: RunOfKind): PastEvent => {
    const { trigger: facts = null, cause } = input ?? {}
    return {
      ...{ key: `run/${id}`, position, at: createdAt, facts, isMet: isMet(facts) },
      words: typeof cause === 'string' ? cause : 'Run',
      page: `/automation/workflows/${workflow}/runs/${id}`,
    }
  }

  async function list(before: number | undefined): Promise<PastEvent[]> {
    const runs = await listRunsOf(db, of, { parts, before, most: MOST_RUNS })
    return runs.filter(({ createdAt }) => new Date(createdAt) > since).map(eventOf)
  }

  return {
    from: 'runs',
    async match({ before, most }: Wanted) {
      const events = await list(before)
      const matches = events
        .filter((event) => event.isMet)
        .slice(0, most)
        .map(({ position, at }) => ({ position, at: Date.parse(at) }))
      return { matches, isAll: events.length < MOST_RUNS }
    },
    async read(matches) {
      const [newest] = matches
      if (!newest) return []
      const wanted = new Set(matches.map(({ position }) => position))
      return (await list(newest.position + 1)).filter(({ position }) => wanted.has(position))
    },
    async find(search, { before, most }) {
      const words = search.trim().toLowerCase()
      const events = await list(before)
      return events.filter((event) => event.words.toLowerCase().includes(words)).slice(0, most)
    },
    async open(key) {
      if (!key.startsWith('run/')) return null
      const run = await readRunOf(db, of, key.slice('run/'.length), parts)
      return run && eventOf(run)
    },
  }
}
