import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import type { rehearsals } from '../../contracts/rehearsals.ts'
import { isZone } from '../../flow/schedules/schedule.ts'
import { failureOf } from '../engine/step-failed.ts'
import { demandWorkflow, type WorkflowRow } from '../rows/workflow-rows.ts'
import { readExample } from '../triggers/example.ts'
import { carryOutForReal } from './carry-out-for-real.ts'
import { countByDay } from './events/days.ts'
import type { PastEvent, PastEvents } from './events/past-event.ts'
import { pastEventsOf } from './events/past-events.ts'
import { rehearseEvent } from './rehearse-event.ts'

const DAYS = 30
const DAY_MS = 86_400_000
const PAGE = 20
const MOST_EVENTS = 1_000_000
const ASK_SECONDS = 60

/** Rehearsals of a reader's workflows. */
export function serverRehearsals(desk: Desk): Api<typeof rehearsals> {
  const { db, now } = desk
  const since = () => new Date(now().getTime() - DAYS * DAY_MS)

  async function openPast(id: string) {
    const workflow = await demandWorkflow(db, id)
    return { workflow, past: await pastEventsOf(desk, workflow, since()) }
  }

  /** The events include one more than fits on a page, which shows that there is a next page. */
  const pageOf = (events: PastEvent[]) => ({
    // The list is sorted by time, because articles are found in the order of their ids.
    events: events
      .slice(0, PAGE)
      .map(shown)
      .toSorted((a, b) => (a.at > b.at ? -1 : 1)),
    next: events.length > PAGE ? events[PAGE - 1]!.position : null,
  })

  return {
    async getPast({ id, zone }) {
      if (!isZone(zone)) throw new Problem('invalid', `There is no time zone “${zone}”.`)
      const { past } = await openPast(id)
      const { matches, isAll } = await past.match({ most: MOST_EVENTS })
      return {
        ...{ from: past.from, since: since().toISOString(), total: matches.length, isAll },
        days: countByDay(matches, { since: since(), now: now(), zone }),
        newest: pageOf(await past.read(matches.slice(0, PAGE + 1))),
      }
    },

    async listEvents({ id, before }) {
      const { past } = await openPast(id)
      const { matches } = await past.match({ before, most: PAGE + 1 })
      return pageOf(await past.read(matches))
    },

    async findEvents({ id, search, before }) {
      const { past } = await openPast(id)
      return pageOf(await past.find(search, { before, most: PAGE + 1 }))
    },

    async rehearse({ id, event: key, answers = {} }) {
      const { workflow, past } = await openPast(id)
      const event = await demandEvent(desk, workflow, past, key)
      const { steps, leftOut, end } = await rehearseEvent(desk, workflow, {
        ...{ facts: event.facts, asked: answers },
      })
      return { event: shown(event), steps, leftOut, end: { as: end.as, message: end.message } }
    },

    async askReally({ id, event: key, step, answers = {} }) {
      const { workflow, past } = await openPast(id)
      const { facts } = await demandEvent(desk, workflow, past, key)
      const about = { facts, asked: answers, until: step }
      const { stoppedAt } = await rehearseEvent(desk, workflow, about)
      if (!stoppedAt) throw new Problem('not-found', 'The rehearsal does not come to that step.')
      const of = stoppedAt.step
      if (of.do !== 'act' && of.do !== 'model')
        throw new Problem('invalid', 'This step asks nothing that could be tried.')
      const signal = AbortSignal.timeout((of.timeoutSeconds ?? ASK_SECONDS) * 1000)
      try {
        const how = { workflow: id, key: newId('asked'), signal }
        const { output } = await carryOutForReal(desk, how, stoppedAt)
        return { output, error: null }
      } catch (error) {
        return { output: null, error: failureOf(desk.world, error).message }
      }
    },
  }
}

const shown = ({ key, position, at, words, page, isMet }: PastEvent) => {
  return { key, position, at, words, page, isMet }
}

async function demandEvent(
  desk: Desk,
  workflow: WorkflowRow,
  past: PastEvents,
  key: string,
): Promise<PastEvent> {
  if (key === 'example') return exampleEvent(desk, workflow)
  const event = key === 'last' ? await newest(past) : await past.open(key)
  if (event) return event
  throw new Problem(
    'not-found',
    key === 'last'
      ? 'Nothing has happened yet that this workflow would have run for. Rehearse it with an example.'
      : 'That event is not there any more. Choose another one.',
  )
}

async function newest(past: PastEvents): Promise<PastEvent | null> {
  const { matches } = await past.match({ most: 1 })
  const [event] = await past.read(matches)
  return event ?? null
}

async function exampleEvent(desk: Desk, { triggerId }: WorkflowRow): Promise<PastEvent> {
  const at = desk.now().toISOString()
  const facts = (await readExample(desk, triggerId)) ?? { time: at }
  return { key: 'example', position: 1, at, words: 'An example', page: null, facts, isMet: true }
}
