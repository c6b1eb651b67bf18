import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { NOTIFICATIONS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import type { Outcome } from '#platform/outbox/server/lends.ts'
import { channelKind } from '../deliveries/channel.ts'
import { ShortMessage } from '../routing/queue-to-channel.ts'

/** The longest text of a message; ntfy turns a longer one into a file. */
const TEXT_CHARACTERS = 1000
const TITLE_CHARACTERS = 200

const NtfyRow = z.object({
  address: z.string(),
  token: z.nullable(z.instanceof(Uint8Array)),
  trouble: z.nullable(z.string()),
  checkedAt: z.nullable(Time),
  /** True if the server may be in the private network, because an owner named it. */
  mayBePrivate: z.boolean(),
})
type NtfyRow = z.infer<typeof NtfyRow>

export async function readNtfy(db: Database, readerId: string): Promise<NtfyRow | null> {
  return db.maybe(
    NtfyRow,
    sql`select address, token, trouble, checked_at,
          coalesce((select role = 'owner' from readers where readers.id = reader_id), false) as may_be_private
        from notifications_ntfy where reader_id = ${readerId}`,
  )
}

export async function saveNtfy(
  { db, secrets }: Pick<Tools, 'db' | 'secrets'>,
  readerId: string,
  { address, token }: { address: string; token?: string | undefined },
): Promise<void> {
  await db.transaction(async (db) => {
    await db.run(sql`select from readers where id = ${readerId} for no key update`)
    const former = await readNtfy(db, readerId)
    const isElsewhere = former && new URL(former.address).origin !== new URL(address).origin
    if (token === undefined && former?.token && isElsewhere)
      throw new Problem(
        'invalid',
        `Enter the token again: the stored one is only sent to ${new URL(former.address).host}.`,
      )
    const given = token ? Buffer.from(secrets.seal(token)) : null
    const sealed = token === undefined ? (former?.token ?? null) : given
    await db.run(sql`
      insert into notifications_ntfy (reader_id, address, token) values (${readerId}, ${address}, ${sealed})
      on conflict (reader_id) do update
        set address = excluded.address, token = excluded.token, trouble = null, checked_at = null`)
  })
}

export const ntfySender = channelKind('ntfy', (world, { readerId, body }) =>
  publish(world, readerId, ShortMessage.parse(JSON.parse(body))),
)

/** Publishes a message to the reader's topic. */
export async function publish(
  tools: Pick<Tools, 'db' | 'secrets' | 'fetch' | 'now' | 'publicAddress'>,
  readerId: string,
  message: ShortMessage,
): Promise<Outcome> {
  const row = await readNtfy(tools.db, readerId)
  if (!row) return { error: 'There is no ntfy topic any more.', isFinal: true }
  const outcome = await ask(tools, row, message)
  await tools.db.run(sql`
    update notifications_ntfy set trouble = ${outcome.error}, checked_at = ${tools.now()} where reader_id = ${readerId}`)
  return outcome
}

async function ask(
  { secrets, fetch, publicAddress }: Pick<Tools, 'secrets' | 'fetch' | 'publicAddress'>,
  { address, token, mayBePrivate }: NtfyRow,
  { title, text, page }: ShortMessage,
): Promise<Outcome> {
  const { origin, pathname, host } = new URL(address)
  try {
    const { status } = await fetch(`${origin}/`, {
      method: 'POST',
      body: JSON.stringify({
        topic: pathname.slice(1),
        title: title.slice(0, TITLE_CHARACTERS).toWellFormed(),
        message: text.slice(0, TEXT_CHARACTERS).toWellFormed(),
        ...(publicAddress !== null && { click: publicAddress + page }),
      }),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${secrets.open(token)}` }),
      },
      timeoutMs: NOTIFICATIONS.messageMs,
      maxBytes: NOTIFICATIONS.answerBytes,
      mayBeCut: true,
      isNamedByReader: mayBePrivate,
      async beforeRedirect() {
        throw new Problem('invalid', `${host} redirects. Enter the address that it redirects to.`)
      },
    })
    if (status >= 200 && status < 300) return { error: null }
    if (status === 401 || status === 403)
      return { error: `${host} refused the token (${status}).`, isFinal: false }
    return { error: `${host} answered with the status ${status}.`, isFinal: status === 400 }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { error: error.message, isFinal: false }
  }
}
