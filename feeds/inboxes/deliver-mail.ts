import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { hintsOf } from '#engine/feeds/feed-hints.ts'
import { storeEntries } from '../store/store-entries.ts'
import type { MailEntry } from './mail-entry.ts'
import type { MailFile } from '../mail-files/brought-files.ts'
import { mailReading } from './mail-reading.ts'
import { mailStored, type StoredMail } from './mail-stored.ts'

const OpenInbox = z.object({
  id: z.string(),
  readerId: z.string(),
  feedId: z.int(),
  isOn: z.boolean(),
})
export type OpenInbox = z.infer<typeof OpenInbox>

/** The inbox of a mail address; null if there is none. */
export async function inboxOf(
  db: Database,
  address: string,
  host: string,
): Promise<OpenInbox | null> {
  const [mailbox = '', domain = ''] = address.toLowerCase().split(/@(?=[^@]*$)/)
  if (domain !== host) return null
  return db.maybe(
    OpenInbox,
    sql`select inboxes.id, reader_id, feed_id, paused_at is null as is_on
        from inboxes join sources using (feed_id, reader_id) where mailbox = ${mailbox}`,
  )
}

/** Stores a mail as an entry of each inbox; a mail that arrives twice stays one entry. */
export async function deliverMail(
  tools: Tools,
  inboxes: OpenInbox[],
  raw: Uint8Array,
): Promise<void> {
  const { entry, sender, files } = await tools.read(mailReading, { raw, now: tools.now() })
  for (const inbox of inboxes) {
    const stored = await storeEntries(tools, inbox.feedId, documentOf(entry))
    if (stored.setAside > 0) throw new Problem('invalid', 'This message cannot be stored.')
    await tools.db.transaction(async (db) => {
      await keepFiles(db, inbox.feedId, entry.identity, files)
      if (stored.added > 0) await noteSender(db, inbox.id, sender, tools.now())
      const mail = {
        inbox: inbox.id,
        readerId: inbox.readerId,
        entry,
        sender,
        files: factsOf(files),
      }
      for (const goOn of tools.extensions(mailStored)) await goOn(tools, db, mail)
      await db.run(sql`
        update feeds set last_success_at = ${tools.now()}, last_changed_at = ${tools.now()},
          state = 'ok', message = null
        where id = ${inbox.feedId}`)
    })
  }
  await tools.announce({ area: 'sources' })
  await tools.announce({ area: 'newsletters' })
}

function factsOf(files: MailFile[]): StoredMail['files'] {
  return files.map(({ name, type, content }) => ({ name, type, bytes: content.byteLength }))
}

function documentOf(entry: MailEntry['entry']): FeedDocument {
  return {
    format: 'mail',
    title: null,
    link: null,
    description: null,
    language: null,
    updateEveryMinutes: null,
    hints: hintsOf({}),
    entries: [entry],
    problems: [],
  }
}

async function keepFiles(
  db: Database,
  feedId: number,
  identity: string,
  files: MailFile[],
): Promise<void> {
  for (const { hash, name, type, content } of files) {
    await db.run(sql`
      insert into mail_files (entry_id, hash, name, type, content)
      select id, ${hash}, ${name}, ${type}, ${content} from entries
      where feed_id = ${feedId} and identity = ${identity}
      on conflict do nothing`)
  }
}

async function noteSender(
  db: Database,
  inboxId: string,
  { name, address }: MailEntry['sender'],
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into inbox_senders (inbox_id, address, name, last_mail_at)
    values (${inboxId}, ${address}, ${name}, ${now})
    on conflict (inbox_id, address) do update
      set name = excluded.name, mail_count = inbox_senders.mail_count + 1, last_mail_at = excluded.last_mail_at`)
}
