import { createHash } from 'node:crypto'
import type { StoredMail } from '#feeds/inboxes/mail-stored.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { TRIGGER_MAIL } from '../../limits.ts'
import { TriggerRow, triggerColumns } from '../rows/trigger-rows.ts'
import { fire } from './fire.ts'

/**
 * Fires the triggers that wait for mail to an inbox, once for each mail, in the transaction that
 * stores it.
 */
export async function followMail(
  tools: Tools,
  db: Database,
  { inbox, readerId, entry, sender, files }: StoredMail,
): Promise<void> {
  const triggers = await db.many(
    TriggerRow,
    sql`select ${triggerColumns} from automation_triggers
        where kind = 'mail' and reader_id = ${readerId} and is_active and deleted_at is null
          and coalesce(draft ->> 'inbox', ${inbox}) = ${inbox}`,
  )
  const { identity, title, text, published, link } = entry
  const subject = title ?? ''
  const mail = {
    ...{ subject, text: text.slice(0, TRIGGER_MAIL.textCharacters).toWellFormed(), link },
    ...{ from: sender, time: published ?? tools.now().toISOString() },
    files: files.slice(0, TRIGGER_MAIL.files),
  }
  const cause = `mail/${inbox}/${createHash('sha256').update(identity).digest('base64url')}`
  for (const trigger of triggers)
    await fire(tools, db, trigger, { cause, words: `Mail: ${subject}`, trigger: { mail } })
}
