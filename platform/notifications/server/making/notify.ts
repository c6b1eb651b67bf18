import { bulk } from '#server/database/bulk.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import type { NotificationKind } from '#platform/notification-kinds.ts'
import { wakeRouter } from '../routing/wake-router.ts'

/** An event of which a reader is notified; its kind describes the facts in words. */
export interface Told<Facts> {
  readerId: string
  /** A unique name for the event: if it is reported again, no second notification is made. */
  event: string
  /** The subject whose notifications share a limit, such as a topic; null for no limit. */
  subject?: string | null
  article?: number | null
  facts: Facts
}

/**
 * Notifies readers of events of a kind, in the transaction of `db`. An event that is already known
 * is not repeated. If it is reported with another kind, the existing notification is also sent on
 * the channels of that kind.
 */
export async function notify<Facts>(
  tools: Pick<Tools, 'now' | 'enqueue'>,
  db: Database,
  kind: NotificationKind<Facts>,
  told: readonly Told<Facts>[],
): Promise<void> {
  if (told.length === 0) return
  const rows = new Map<string, ReturnType<typeof rowOf>>()
  for (const one of told) {
    const key = `${one.readerId} ${one.event}`
    if (!rows.has(key)) rows.set(key, rowOf(kind, one))
  }
  const given = bulk([...rows.values()], {
    ...{ readerId: 'text', event: 'text', subject: 'text', article: 'bigint', title: 'text' },
    ...{ text: 'text', details: 'text', page: 'text', action: 'text' },
  })
  const { changed } = await db.run(
    prepared(sql`
    insert into notifications (reader_id, event, kinds, subject, article_id, title, text, details, page, action, at)
    select "readerId", event, ${[kind.id]}::text[], subject, article, title, text, details, page, action,
      ${tools.now()}
    from ${given.rows}
    on conflict (reader_id, event) do update
      set kinds = notifications.kinds || excluded.kinds, routed_at = null
      where not notifications.kinds @> excluded.kinds`),
  )
  if (changed > 0) await wakeRouter(tools, db)
}

const nothing = { title: null, details: null, page: null, action: null }

function rowOf<Facts>(
  kind: NotificationKind<Facts>,
  { facts, subject = null, article = null, ...one }: Told<Facts>,
) {
  return { ...nothing, ...one, subject, article, ...kind.word(facts) }
}
