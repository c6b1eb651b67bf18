import { randomBytes } from 'node:crypto'
import { READERS } from '#core/limits.ts'
import { sql, type Database, type World } from '../tools.ts'
import { isSame, secretHash } from './secret-hash.ts'

type Signing = Pick<World, 'secrets'>

/**
 * A challenge that can be answered once, soon, and only by its receiver: `boundTo` names its purpose and receiver.
 * `ticket` is signed, so that a challenge needs no row.
 */
export function putChallenge({ secrets }: Signing, boundTo: string, now: Date) {
  const challenge = randomBytes(32).toString('base64url')
  const claim = `${now.getTime() + READERS.challengeMs}.${challenge}`
  return { challenge, ticket: `${claim}.${secrets.sign(`challenge ${boundTo} ${claim}`)}` }
}

/** The challenge of a ticket; null if it is not ours, was put to somebody else, or has expired. */
export function readChallenge(
  { secrets }: Signing,
  boundTo: string,
  ticket: string,
  now: Date,
): string | null {
  const [expiry = '', challenge = '', signature = ''] = ticket.split('.')
  if (!isSame(signature, secrets.sign(`challenge ${boundTo} ${expiry}.${challenge}`))) return null
  const leftMs = Number(expiry) - now.getTime()
  // A challenge with more time left than its term was made by a clock that was wrong.
  return leftMs > 0 && leftMs <= READERS.challengeMs ? challenge : null
}

/** Called within a transaction for a correct answer: false if the challenge was answered before. */
export async function spendChallenge(db: Database, challenge: string, now: Date): Promise<boolean> {
  await db.run(sql`delete from used_challenges where expires_at <= ${now}`)
  const { changed } = await db.run(sql`
    insert into used_challenges (challenge_hash, expires_at)
    values (${secretHash(challenge)}, ${new Date(now.getTime() + READERS.challengeMs)})
    on conflict do nothing`)
  return changed === 1
}
