import * as z from 'zod/mini'
import { prepared } from '#server/database/prepared.ts'
import { sql, type World } from '#server/tools.ts'
import { ClaimedMessage, type OutboxKind } from './outbox-kind.ts'

/** The time after which a claim expires; longer than any attempt takes. */
export const CLAIM_MS = 120_000

/**
 * Claims the message of a kind that has been due for longest; null if none is due. While it is
 * claimed, no other message to its receiver can be claimed.
 */
export async function claimMessage(
  { db, now }: World,
  { name, isOrdered }: Pick<OutboxKind, 'name' | 'isOrdered'>,
): Promise<ClaimedMessage | null> {
  const until = new Date(now().getTime() + CLAIM_MS)
  return db.maybe(
    ClaimedMessage,
    sql`update outbox_messages set claimed_until = ${until}, claims = claims + 1 where id = (
          select id from outbox_messages as due
          where kind = ${name} and state = 'waiting' and next_at <= ${now()}
            and (claimed_until is null or claimed_until <= ${now()})
            and not exists (select from outbox_messages as other
              where other.reader_id = due.reader_id and other.kind = due.kind and other.target = due.target
                and other.state = 'waiting' and other.id <> due.id
                and (other.claimed_until > ${now()} or (${isOrdered}::boolean and other.position < due.position)))
          order by next_at, position limit 1 for update skip locked)
        returning id, reader_id, kind, target, about, label, body, attempts, claims`,
  )
}

/**
 * The next time at which a message of a kind becomes due or a claim expires; null if there is none.
 */
export async function nextDue(
  { db, now }: World,
  { name }: Pick<OutboxKind, 'name'>,
): Promise<string | null> {
  const { next } = await db.one(
    z.object({ next: z.nullable(z.string()) }),
    prepared(sql`
      select least(min(next_at) filter (where next_at > ${now()}), min(claimed_until) filter (where claimed_until > ${now()}))
        as next
      from outbox_messages where kind = ${name} and state = 'waiting'`),
  )
  return next
}
