import * as z from 'zod/mini'
import { CLOCK } from '#core/limits.ts'
import { newId } from '#core/id.ts'
import { sql, type Database, type Sql } from '../tools.ts'
import { isNoted } from './last-use.ts'
import { newSecret, secretHash } from './secret-hash.ts'

export const SESSION_DAYS = 30
const DAY_MS = 86_400_000

/** The device and network where somebody signed in. */
export interface Place {
  device: string
  network: string
}

/** Browsers that signed in, as rows that can be seen and ended; shared by all processes. */
export interface Sessions {
  /**
   * Begins a session, and returns the value that the browser has to keep. If `isByHub`, the session
   * ends when the server's password changes.
   */
  begin(who: { readerId: string; isByHub: boolean }, place: Place, now: Date): Promise<string>
  /** Finds the session that one of these values opens; null if none is valid. */
  find(kept: readonly string[], now: Date): Promise<{ id: string; readerId: string } | null>
  /**
   * Says if the session of one of these values was ended before its term, such as by its reader or
   * by a changed password.
   */
  wasEnded(kept: readonly string[]): Promise<boolean>
}

/**
 * Ends the sessions of a reader that meet a condition. A browser of such a session is told that it
 * was ended.
 */
export async function endSessions(
  db: Database,
  readerId: string,
  which: Sql,
  now: Date,
): Promise<{ changed: number }> {
  return db.run(sql`
    with ended as (
      delete from sessions where reader_id = ${readerId} and ${which} returning secret_hash, reader_id)
    insert into sessions_ended (secret_hash, reader_id, ended_at)
    select secret_hash, reader_id, ${now} from ended`)
}

/**
 * Opens the sessions of a server. A session ends with its term; one that the server's password
 * opened also ends when that password changes. `bond` stands for the password; null without a
 * password.
 */
export function openSessions(db: Database, bond: string | null): Sessions {
  return {
    async begin({ readerId, isByHub }, { device, network }, now) {
      const secret = newSecret()
      await db.run(sql`delete from sessions where not (${isInTerm(now)})`)
      await db.run(sql`
        delete from sessions_ended where ended_at < ${new Date(now.getTime() - SESSION_DAYS * DAY_MS)}`)
      await db.run(sql`
        insert into sessions (id, reader_id, secret_hash, bond, device, network, signed_in_at, used_at)
        values (${newId('session')}, ${readerId}, ${secretHash(secret)}, ${isByHub ? bond : null}, ${device}, ${network}, ${now}, ${now})`)
      return secret
    },

    async find(kept, now) {
      if (kept.length === 0) return null
      const found = await db.maybe(
        z.object({ id: z.string(), readerId: z.string(), isNoted: z.boolean() }),
        sql`select id, reader_id, ${isNoted(now)} as is_noted
            from sessions where secret_hash = any(${kept.map(secretHash)}) and (bond is null or bond = ${bond}) and ${isInTerm(now)}
            order by signed_in_at desc limit 1`,
      )
      if (found && !found.isNoted)
        await db.run(sql`update sessions set used_at = ${now} where id = ${found.id}`)
      return found
    },

    async wasEnded(kept) {
      if (kept.length === 0) return false
      const hashes = kept.map(secretHash)
      const ended = await db.maybe(
        z.object({ isEnded: z.boolean() }),
        sql`select true as is_ended where
              exists (select from sessions_ended where secret_hash = any(${hashes}))
              or exists (select from sessions where secret_hash = any(${hashes}) and bond is not null and bond is distinct from ${bond})`,
      )
      return ended !== null
    },
  }
}

/**
 * A condition for sessions within their term; a session from a clock that was ahead would otherwise
 * last too long.
 */
function isInTerm(now: Date): Sql {
  const earliest = new Date(now.getTime() - SESSION_DAYS * DAY_MS)
  const latest = new Date(now.getTime() + CLOCK.skewMinutes * 60_000)
  return sql`signed_in_at > ${earliest} and signed_in_at <= ${latest}`
}

/** The ids among these whose sessions or tokens have not ended. */
export async function stillOpen(db: Database, ids: string[], now: Date): Promise<string[]> {
  const open = await db.many(
    z.object({ id: z.string() }),
    sql`select id from sessions where id = any(${ids}) and ${isInTerm(now)}
        union all select id from api_tokens
          where id = any(${ids}) and (expires_at is null or expires_at > ${now})`,
  )
  return open.map(({ id }) => id)
}
