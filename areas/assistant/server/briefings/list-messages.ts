import * as z from 'zod/mini'
import { openLinks } from '#server/fetch/newswire-address.ts'
import { sql, type Database } from '#server/tools.ts'
import { Recap } from '../../contract.ts'
import type { BriefingMessage } from '../../contracts/briefings.ts'

const PAGE = 10

const Row = z.object({
  id: z.string(),
  name: z.string(),
  recap: Recap,
  job: z.nullable(z.string()),
  isNew: z.boolean(),
})

/** Lists briefings that were delivered to the panel, newest first. */
export async function listMessages(
  db: Database,
  readerId: string,
  before: string | null,
): Promise<{ messages: BriefingMessage[]; next: string | null }> {
  const rows = await db.many(
    Row,
    sql`select id, name, recap, job_id as job, seen_at is null as is_new from assistant_sendings
        where reader_id = ${readerId} and is_in_panel and state = 'sent'
          -- An archive may hold a row without.
          and recap is not null and ${
            before === null
              ? sql`true`
              : sql`position < (select position from assistant_sendings where id = ${before} and reader_id = ${readerId})`
          }
        order by position desc limit ${PAGE + 1}`,
  )
  const messages = rows.slice(0, PAGE).map((row) => ({ ...row, recap: openLinks(row.recap) }))
  return { messages, next: rows.length > PAGE ? messages.at(-1)!.id : null }
}
