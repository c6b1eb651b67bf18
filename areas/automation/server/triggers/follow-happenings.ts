import type { Follower } from '#platform/actions/server/lends.ts'
import { sql, type Tools } from '#server/tools.ts'
import { articleMatches } from '../../happenings.ts'
import { chainBehind } from '../engine/chain-behind.ts'
import { currentChain, withinChain } from '../engine/chain.ts'
import { fire } from './fire.ts'
import { meets } from './meets.ts'
import { TriggerRow, triggerColumns } from '../rows/trigger-rows.ts'

const PREFIX = 'trigger:'

/** Fires triggers that wait for events, in the transaction that caused the event. */
export const triggersFollow: Follower = {
  async listening(db, happenings, readerId) {
    const rows = await db.many(
      TriggerRow,
      sql`select ${triggerColumns} from automation_triggers
          where kind = 'happening' and draft ->> 'name' = any(${[...happenings]}::text[])
            and draft ->> 'name' <> ${articleMatches.name} and is_active and deleted_at is null
            and (${readerId}::text is null or reader_id = ${readerId})
            and exists (select from automation_workflows where trigger_id = automation_triggers.id
              and status = 'active' and deleted_at is null)`,
    )
    return rows.flatMap(({ id, readerId, draft, activeSince }) =>
      draft.kind === 'happening'
        ? [{ id: PREFIX + id, readerId, to: [draft.name], since: activeSince }]
        : [],
    )
  },

  async happened(tools, db, { id }, all) {
    const trigger = await db.maybe(
      TriggerRow,
      sql`select ${triggerColumns} from automation_triggers where id = ${id.slice(PREFIX.length)}`,
    )
    if (trigger?.draft.kind !== 'happening') return
    for (const { key, about, facts, happening, askedBy } of all) {
      if (!meets(tools as Tools, trigger.draft.when, facts)) continue
      const start = { cause: key, words: `${happening.title}: ${about}`, trigger: facts }
      const behind = askedBy ? await chainBehind(db, trigger.readerId, askedBy) : currentChain()
      await withinChain(behind, () => fire(tools as Tools, db, trigger, start))
    }
  },
}
