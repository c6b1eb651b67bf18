import * as z from 'zod/mini'
import { sql, type Tools, type World } from '#server/tools.ts'
import { isPublicHost } from '../public-host.ts'

/** The contact for a push service with questions about this server's messages (RFC 8292, 2.1). */
export interface SenderContact {
  kind: 'public-address' | 'email'
  uri: string
}

/**
 * The server's public address if others can reach it by https, else an owner's mail address; null
 * if neither is known. No contact is invented, because Apple's service refuses messages with an
 * invented one.
 */
export async function readSenderContact({
  db,
  publicAddress,
}: Pick<World, 'db'> & Pick<Tools, 'publicAddress'>): Promise<SenderContact | null> {
  if (publicAddress?.startsWith('https:') && isPublicHost(new URL(publicAddress).hostname))
    return { kind: 'public-address', uri: publicAddress }
  const owners = await db.many(
    z.object({ recipient: z.string() }),
    sql`select recipient from notifications_mail_servers join readers on readers.id = reader_id
        where role = 'owner' order by readers.created_at, readers.id`,
  )
  const known = owners.find(({ recipient }) => isPublicHost(recipient.split('@').at(-1)!))
  if (!known) return null
  const at = known.recipient.lastIndexOf('@')
  const mailbox = encodeURIComponent(known.recipient.slice(0, at)).replaceAll('%2B', '+')
  return { kind: 'email', uri: `mailto:${mailbox}${known.recipient.slice(at)}` }
}
