import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { findIn } from '../../flow/fields/references.ts'
import { nextTimes, scheduleProblem } from '../../flow/schedules/schedule.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'
import { FLOW } from '../../limits.ts'
import { happeningsFor } from './example.ts'

/** Adds an active trigger in the transaction of `db` and returns its id. */
export async function addTrigger(
  desk: Pick<Desk, 'readerId' | 'now' | 'extensions' | 'wake'>,
  db: Database,
  name: string,
  draft: TriggerDraft,
): Promise<string> {
  demandPossible(desk, draft)
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from automation_triggers where deleted_at is null`,
  )
  if (count >= FLOW.triggers)
    throw new Problem(
      'conflict',
      `You have ${FLOW.triggers} triggers, the most there can be. Delete one first.`,
    )
  const id = newId('trigger')
  const now = desk.now()
  await db.run(sql`
    insert into automation_triggers (id, reader_id, name, kind, draft, active_since, next_at, created_at)
    values (${id}, ${desk.readerId}, ${name}, ${draft.kind}, ${JSON.stringify(draft)}::jsonb, ${now},
      ${nextTime(draft, now)}, ${now})`)
  await desk.wake(SCHEDULES_LANE, db)
  return id
}

/** The lane that is woken when a schedule has changed. */
export const SCHEDULES_LANE = 'automation-schedules'

/**
 * Kinds that a server can fire. Forms and failures are not included, because they are checked
 * before.
 */
const KINDS: readonly TriggerDraft['kind'][] = [
  'manual',
  'schedule',
  'happening',
  'workflow',
  'webhook',
  'file',
  'mail',
]

/** Throws a `Problem` if a trigger is invalid or could never fire. */
export function demandPossible(desk: Pick<Desk, 'now' | 'extensions'>, draft: TriggerDraft): void {
  if (draft.kind === 'schedule') {
    const problem = scheduleProblem(draft, desk.now())
    if (problem) throw new Problem('invalid', problem)
  }
  if (draft.kind === 'form') demandForm(draft)
  if (draft.kind !== 'happening') return
  const fields = draft.when.rows.flatMap(({ field, value = '' }) => [field, value])
  if (fields.some((one) => findIn(one).code.length > 0))
    throw new Problem(
      'invalid',
      'Conditions of a trigger cannot be JavaScript. Compare fields here, and use an “if” step for the rest.',
    )
  if (!happeningsFor(desk).some(({ name }) => name === draft.name))
    throw new Problem('invalid', `There is no event “${draft.name}”. Choose another.`)
}

const NO_SITES =
  'Forms are answered at a second port, and this server opens none. Its owner can set APPS_PORT to a free port.'

const NO_MAIL =
  'This server does not receive mail. Its owner can set SYNTHWIRE_MAIL_HOST and SYNTHWIRE_MAIL_PORT.'

/** Explains why a trigger of this kind cannot fire on this server; null if it can. */
export function kindTrouble(
  desk: Pick<Desk, 'siteAddress' | 'mail'>,
  { kind }: TriggerDraft,
): string | null {
  if (kind === 'form') return desk.siteAddress('form') === null ? NO_SITES : null
  if (kind === 'mail' && desk.mail === null) return NO_MAIL
  if (kind === 'failure')
    return 'Choose this workflow under “When a run fails” in the settings of the other one.'
  return KINDS.includes(kind)
    ? null
    : 'This server has no triggers of this kind. Choose another kind, or run the workflow by hand.'
}

function demandForm({ fields }: Extract<TriggerDraft, { kind: 'form' }>): void {
  if (fields.length === 0) throw new Problem('invalid', 'Add a field to the form.')
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, nth) => names.indexOf(name) !== nth)
  if (twice !== undefined)
    throw new Problem('invalid', `Two fields are called “${twice}”. Rename one.`)
  const empty = fields.find(
    ({ type, options = [] }) => type === 'choice' && options.every((one) => one === ''),
  )
  if (empty) throw new Problem('invalid', `Enter the choices of “${empty.name}”.`)
}

/** The next time of a schedule; null for any other kind of trigger. */
export function nextTime(draft: TriggerDraft, after: Date): Date | null {
  return draft.kind === 'schedule' ? (nextTimes(draft, after, 1)[0] ?? null) : null
}
