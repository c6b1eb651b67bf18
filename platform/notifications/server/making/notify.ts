import { sql, type Database, type Tools } from '#server/tools.ts'
import type { NotificationKind } from '../../notification-kinds.ts'
import { wakeRouter } from '../routing/wake-router.ts'

/** The name of the event that an article is there, whoever finds it. */
export const articleEvent = (article: number) => `article/${article}`

/** Something that a reader is told of. */
export interface Told {
  readerId: string
  /** Names the event: told again, by whomever, it stays one notification. */
  event: string
  kind: NotificationKind
  /** What is capped together; null for no cap. */
  subject?: string | null
  article?: number | null
  /** Null for the title of its article. */
  title?: string | null
  text: string
  details?: string | null
  /** Where its action leads, and what that is called; null for its article. */
  page?: string | null
  action?: string | null
}

/**
 * Tells readers of events, as part of the transaction of `db`. An event that a reader knows already is not told
 * again; where another maker finds it, it goes where that kind goes, too.
 */
export async function notify(
  tools: Pick<Tools, 'now' | 'enqueue'>,
  db: Database,
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) return
  const rows = [...rowsOf(told).values()]
  const { changed } = await db.run(sql`
    insert into notifications (reader_id, event, kinds, subject, article_id, title, text, details, page, action, at)
    select "readerId", event, kinds, subject, article, title, text, details, page, action, ${tools.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("readerId" text, event text, kinds text[],
      subject text, article bigint, title text, text text, details text, page text, action text)
    on conflict (reader_id, event) do update
      set kinds = array(select distinct unnest(notifications.kinds || excluded.kinds)), routed_at = null
      where not notifications.kinds @> excluded.kinds`)
  if (changed > 0) await wakeRouter(tools, db)
}

interface Row extends Required<Omit<Told, 'kind'>> {
  kinds: NotificationKind[]
}

/** One for each event of a reader, though several told of it. */
function rowsOf(told: readonly Told[]): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const { kind, ...one } of told) {
    const key = `${one.readerId} ${one.event}`
    const row = rows.get(key) ?? { ...nothing, ...one, kinds: [] }
    if (!row.kinds.includes(kind)) row.kinds.push(kind)
    rows.set(key, row)
  }
  return rows
}

const nothing = {
  ...{ subject: null, article: null, title: null, details: null, page: null, action: null },
}
