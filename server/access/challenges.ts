import { randomBytes } from 'node:crypto'
import { READERS } from '#core/limits.ts'
import { sql, type Database, type World } from '../tools.ts'
import { isSame, secretHash } from './secret-hash.ts'

type Signing = Pick<World, 'secrets'>

/**
 * Makes a challenge that can be answered once, soon, and only by its receiver: `boundTo` names its
 * purpose and receiver. The ticket is signed, so that no row has to be stored.
 */
export function putChallenge({ secrets }: Signing, boundTo: string, now: Date) {
  const challenge = randomBytes(32).toString('base64url')
  const claim = `${now.getTime() + READERS.challengeMs}.${challenge}`
  return { challenge, ticket: `${claim}.${secrets.sign(`challenge ${boundTo} ${claim}`)}` }
}

/**
 * The challenge of a ticket; null if it is forged, was made for another purpose or receiver, or has
 * expired.
 */
export function readChallenge(
  { secrets }: Signing,
  boundTo: string,
  ticket: string,
  now: Date,
): string | null {
  const [expiry = '', challenge = '', signature = ''] = ticket.split('.')
  if (!isSame(signature, secrets.sign(`challenge ${boundTo} ${expiry}.${challenge}`))) return null
  const leftMs = Number(expiry) - now.getTime()
  // More time than the usual term is left only if a wrong clock made the challenge.
  return leftMs > 0 && leftMs <= READERS.challengeMs ? challenge : null
}

/**
 * Marks a challenge as answered, within the transaction of the correct answer; returns false if it
 * was answered before.
 */
export async function spendChallenge(db: Database, challenge: string, now: Date): Promise<boolean> {
  await db.run(sql`delete from used_challenges where expires_at <= ${now}`)
  const { changed } = await db.run(sql`
    insert into used_challenges (challenge_hash, expires_at)
    values (${secretHash(challenge)}, ${new Date(now.getTime() + READERS.challengeMs)})
    on conflict do nothing`)
  return changed === 1
}
