import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Secrets, type Tools } from '#server/tools.ts'
import { Problem } from '#core/problem.ts'
import { mailSecurities, type MailServer, type MailServerDraft } from '../../contracts/mail.ts'

export const MailServerRow = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  userName: z.string(),
  password: z.nullable(z.instanceof(Uint8Array)),
  sender: z.string(),
  recipient: z.string(),
  trouble: z.nullable(z.string()),
  checkedAt: z.nullable(Time),
  /**
   * True if the mail server may be on this machine or in its network. Only owners may use such
   * servers, because other readers could probe the network with them.
   */
  mayBePrivate: z.boolean(),
})
/** A mail server with its encrypted password; it never leaves the server. */
export type MailServerRow = z.infer<typeof MailServerRow>

export async function readMailServer(
  db: Database,
  readerId: string,
): Promise<MailServerRow | null> {
  return db.maybe(
    MailServerRow,
    sql`select host, port, security, user_name, password, sender, recipient, trouble, checked_at,
          coalesce((select role = 'owner' from readers where readers.id = reader_id), false) as may_be_private
        from notifications_mail_servers where reader_id = ${readerId}`,
  )
}

/** A mail server without its password, for the reader. */
export function shownMailServer({ password, ...row }: MailServerRow): MailServer {
  const { mayBePrivate: _mayBePrivate, ...server } = row
  return { ...server, hasPassword: password !== null && row.userName !== '' }
}

/**
 * Saves a mail server and its password together, so that a stored password is never sent to a new
 * server.
 */
export async function saveMailServer(
  { db, secrets }: Pick<Tools, 'db' | 'secrets'>,
  readerId: string,
  draft: MailServerDraft,
): Promise<void> {
  await db.transaction(async (db) => {
    await db.run(sql`select from readers where id = ${readerId} for no key update`)
    const former = await readMailServer(db, readerId)
    const { host, port, security, userName, sender, recipient } = draft
    demandCredentials(former, draft)
    const password = passwordAfter(secrets, former, draft)
    await db.run(sql`
      insert into notifications_mail_servers (reader_id, host, port, security, user_name, password, sender, recipient)
      values (${readerId}, ${host}, ${port}, ${security}, ${userName}, ${password}, ${sender}, ${recipient})
      on conflict (reader_id) do update set host = excluded.host, port = excluded.port,
        security = excluded.security, user_name = excluded.user_name, password = excluded.password,
        sender = excluded.sender, recipient = excluded.recipient, trouble = null, checked_at = null`)
  })
}

/**
 * Refuses a password without a user name, because it would not be used, and a user name without a
 * password.
 */
function demandCredentials(
  former: MailServerRow | null,
  { host, security, userName, password }: MailServerDraft,
): void {
  const refuse = (words: string) => {
    throw new Problem('invalid', words)
  }
  if (userName === '' && password) refuse('Enter the user name that the password belongs to.')
  if (userName === '' || password) return
  const isStored = password === undefined && former?.password
  if (!isStored)
    refuse(`Enter the password of ${userName}, or leave both empty to send without signing in.`)
  if (former!.host !== host)
    refuse(`Enter the password again: the stored one is only sent to ${former!.host}.`)
  if (former!.security !== 'none' && security === 'none')
    refuse('Enter the password again: the stored one is only sent encrypted.')
}

function passwordAfter(
  secrets: Secrets,
  former: MailServerRow | null,
  { userName, password }: MailServerDraft,
): Uint8Array | null {
  if (userName === '') return null
  return password === undefined ? former!.password : Buffer.from(secrets.seal(password))
}

/** Records whether the last mail was accepted. */
export async function noteMailServer(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  readerId: string,
  trouble: string | null,
): Promise<void> {
  await db.run(sql`
    update notifications_mail_servers set trouble = ${trouble}, checked_at = ${now()} where reader_id = ${readerId}`)
}
