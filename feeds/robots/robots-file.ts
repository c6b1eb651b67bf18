import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { ROBOTS } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { sql, type Database, type GuardedResponse, type Tools } from '#server/tools.ts'
import type { HostAnswer } from '../claim/host-locks.ts'
import { retryAfterOf } from '../fetch/publisher-hints.ts'
import { ourRules } from './our-rules.ts'

const MINUTE_MS = 60_000
/** The delay after the first failure to read a file; it doubles with each further failure. */
const FIRST_RETRY_MS = 10 * MINUTE_MS
/** Files that were due for this long without being needed are deleted. */
const FORGOTTEN_MS = 7 * 24 * 60 * MINUTE_MS

/** The state of an origin's robots.txt. */
export const RobotsFile = z.object({
  /** Null if no robots.txt could ever be read. */
  rules: z.nullable(z.string()),
  askAgainAt: Time,
  unreachableSince: z.nullable(Time),
  /** The reason for the last failure; null after a success. */
  problem: z.nullable(z.string()),
})
export type RobotsFile = z.infer<typeof RobotsFile>

type RobotsTools = Pick<Tools, 'db' | 'fetch' | 'now'>

/** The stored file; null if it was never fetched or is due again. */
export async function knownRobotsFile(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  origin: string,
): Promise<RobotsFile | null> {
  const moment = now()
  // A time far in the future is ignored, because it was stored while the clock was wrong.
  return db.maybe(
    RobotsFile,
    sql`select rules, ask_again_at, unreachable_since, problem from robots_files
        where origin = ${origin} and ask_again_at > ${moment}
          and ask_again_at <= ${new Date(moment.getTime() + ROBOTS.keptMs)}`,
  )
}

/**
 * Fetches an origin's robots.txt and stores the rules for this program; returns the host's answer.
 */
export async function readRobotsFile(
  { db, fetch, now }: RobotsTools,
  origin: string,
): Promise<HostAnswer | null> {
  let response: GuardedResponse
  try {
    response = await fetch(`${origin}/robots.txt`, {
      headers: { accept: 'text/plain,*/*;q=0.5' },
      maxBytes: ROBOTS.bytes,
      mayBeCut: true,
      timeoutMs: ROBOTS.timeMs,
    })
  } catch (error) {
    if (!(error instanceof Problem) || error instanceof ServerIsBusy) throw error
    // Endless redirects, or a redirect to an invalid address, mean that there is no robots.txt (RFC
    // 9309, 2.3.1.2).
    if (error.kind === 'invalid') await keepRules(db, origin, [], now())
    else await keepFailure(db, origin, error.message, now())
    return null
  }
  const { status } = response
  if (status === 429 || status >= 500) {
    await keepFailure(db, origin, `It answered ${status}.`, now())
  } else {
    await keepRules(db, origin, rulesIn(response), now())
  }
  return { status, retryAfterSeconds: retryAfterOf(response.headers['retry-after'], now()) }
}

/**
 * Reads the rules of an answer; there are none if the file is missing or a web page is sent
 * instead.
 */
function rulesIn({ status, headers, body }: GuardedResponse): string[] {
  if (status < 200 || status > 299 || /html/i.test(headers['content-type'] ?? '')) return []
  const text = new TextDecoder().decode(body)
  return /^\s*</.test(text) ? [] : ourRules(text)
}

async function keepRules(db: Database, origin: string, rules: string[], now: Date): Promise<void> {
  const askAgainAt = new Date(now.getTime() + ROBOTS.keptMs)
  await db.run(sql`
    insert into robots_files (origin, rules, ask_again_at)
    values (${origin}, ${rules.join('\n')}, ${askAgainAt})
    on conflict (origin) do update set rules = excluded.rules, ask_again_at = excluded.ask_again_at,
      failures = 0, unreachable_since = null, problem = null`)
  await forgetOld(db, now)
}

/** Stores a failure; the rules that were read before still apply. */
async function keepFailure(
  db: Database,
  origin: string,
  problem: string,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into robots_files as known (origin, ask_again_at, failures, unreachable_since, problem)
    values (${origin}, ${new Date(now.getTime() + FIRST_RETRY_MS)}, 1, ${now}, ${problem})
    on conflict (origin) do update set problem = excluded.problem, failures = known.failures + 1,
      unreachable_since = coalesce(known.unreachable_since, ${now}),
      ask_again_at = ${now}::timestamptz
        + least(${FIRST_RETRY_MS} * 2 ^ least(known.failures, 20), ${ROBOTS.keptMs}) * interval '1 millisecond'`)
  await forgetOld(db, now)
}

async function forgetOld(db: Database, now: Date): Promise<void> {
  await db.run(sql`
    delete from robots_files where ask_again_at < ${new Date(now.getTime() - FORGOTTEN_MS)}
      or origin in (select origin from robots_files order by ask_again_at desc offset ${ROBOTS.origins})`)
}
