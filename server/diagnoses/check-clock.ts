import { Problem } from '#core/problem.ts'
import { connectOnce } from '../database/connection.ts'

/**
 * The largest accepted difference: certificates and feeds tolerate no larger one. A machine that
 * uses a time server is off by milliseconds.
 */
const MOST_APART_MS = 60_000

/** Compares the clock of this machine with that of the database server, and with times that workers stored. */
export async function checkClock(url: string, now = new Date()): Promise<string> {
  const client = await connectOnce(url)
  try {
    const { rows } = await client.query<{ now: string; isKnown: boolean }>(
      `select clock_timestamp() as now, to_regclass('hub_clock') is not null as "isKnown"`,
    )
    const { now: ofServer, isKnown } = rows[0]!
    demandNear(now, new Date(ofServer), 'the database server says')
    if (!isKnown) return `${now.toISOString()}, as the database server says`
    const noted = await client.query<{ at: string | null }>(
      `select max(last_at) as at from hub_clock`,
    )
    const at = noted.rows[0]?.at
    if (at && new Date(at).getTime() - now.getTime() > MOST_APART_MS)
      demandNear(now, new Date(at), 'a worker has noted already')
    return `${now.toISOString()}, as the database server says`
  } finally {
    await client.end()
  }
}

function demandNear(now: Date, other: Date, who: string): void {
  const apartMs = Math.abs(now.getTime() - other.getTime())
  if (apartMs <= MOST_APART_MS) return
  throw new Problem(
    'unavailable',
    `This machine says that it is ${now.toISOString()}, and ${who} ${other.toISOString()}: ${Math.round(apartMs / 60_000)} minutes apart. ` +
      'Let each machine set its clock by a time server: timedatectl set-ntp true',
  )
}
