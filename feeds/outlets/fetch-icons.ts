import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { outletKey } from '#engine/outlets/outlet-key.ts'
import { ServerIsBusy } from '#server/fetch/fetch-problems.ts'
import { pause } from '#server/pause.ts'
import { NotReadInTime } from '#server/reading/reading.ts'
import { job, sql, type GuardedResponse, type Tools } from '#server/tools.ts'
import { lockHost, releaseHost } from '../claim/host-locks.ts'
import { retryAfterOf } from '../fetch/publisher-hints.ts'
import { demandMayRead, ForbiddenByRobots } from '../robots/may-read.ts'
import type { DrawnIcon } from './draw-icon.ts'
import { ICON_DAYS } from './icon-limits.ts'
import { iconLinksReading, iconReading } from './icon-reading.ts'

const HOUR_MS = 3_600_000
const STAYS_MS = ICON_DAYS * 24 * HOUR_MS
/** A site that could not be requested is tried again after this. */
const AGAIN_MS = 24 * HOUR_MS
/** The delay if the host is in use, such as for its feed. */
const SOON_MS = 60_000
/** The time after which another worker may take over claimed work. */
const IN_HAND_MS = HOUR_MS / 2
const BATCH = 4
const PAUSE_MS = 1000
const PAGE_BYTES = 2_000_000
const ICON_BYTES = 500_000
const TIMEOUT_MS = 10_000
/** The most icons of one site that are tried. */
const TRIES = 3

/** Asks the sites of outlets for their icons: each once a week, or a day after a failure. */
export const fetchIcons = job<object>('outlets/fetch-icons', (tools) => fetchDueIcons(tools))

export async function fetchDueIcons(tools: Tools, { pauseMs = PAUSE_MS } = {}): Promise<void> {
  let isChanged = false
  for (;;) {
    const due = (await tools.disk.shortage()) === null ? await claimDue(tools) : []
    if (due.length === 0) break
    const changed = await Promise.all(due.map((outlet) => fetchIcon(tools, outlet, pauseMs)))
    isChanged ||= changed.includes(true)
  }
  await tools.db.run(sql`
    delete from outlet_icons where not exists (select from feeds where outlet = outlet_icons.key)`)
  if (isChanged) await tools.announce({ area: 'sources' })
}

const Due = z.object({ key: z.string(), site: z.nullable(z.string()) })
type Due = z.infer<typeof Due>

/**
 * Claims followed outlets that are due. An outlet whose key contains a path shares its host with
 * others, so the host's icon does not belong to it.
 */
function claimDue({ db, now }: Tools): Promise<Due[]> {
  const at = now()
  return db.many(
    Due,
    sql`
      with due as (
        select outlet as key, min(site) as site from feeds
        where outlet is not null and private_to is null and position('/' in outlet) = 0
          and exists (select from sources where feed_id = feeds.id and paused_at is null)
          and not exists (select from outlet_icons where key = outlet and next_at > ${at})
        group by outlet order by outlet limit ${BATCH}
      ), claimed as (
        insert into outlet_icons (key, next_at)
        select key, ${new Date(at.getTime() + IN_HAND_MS)} from due
        on conflict (key) do update set next_at = excluded.next_at where outlet_icons.next_at <= ${at}
        returning key
      )
      select key, site from claimed join due using (key)`,
  )
}

/** Fetches and stores the icon of an outlet; returns true if the icon has changed. */
async function fetchIcon(tools: Tools, outlet: Due, pauseMs: number): Promise<boolean> {
  try {
    const icon = await iconOf(tools, outlet, pauseMs)
    if (icon === 'later') {
      await askAgain(tools, outlet.key, SOON_MS)
      return false
    }
    return await keepIcon(tools, outlet.key, icon)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    tools.log.debug({ outlet: outlet.key, err: error }, 'The icon of an outlet could not be had')
    const isForbidden = error instanceof ForbiddenByRobots
    await askAgain(tools, outlet.key, isForbidden ? STAYS_MS : AGAIN_MS)
    return false
  }
}

/**
 * Fetches the icon under the lock of its host; "later" if another worker has the lock or the host
 * refuses requests for now, and null if there is no icon.
 */
async function iconOf(
  tools: Tools,
  outlet: Due,
  pauseMs: number,
): Promise<DrawnIcon | null | 'later'> {
  const home = homeOf(outlet)
  const holder = randomUUID()
  if (!(await lockHost(tools.db, home.host, { holder, now: tools.now() }))) return 'later'
  const answer = { status: null as number | null, retryAfterSeconds: null as number | null }
  const ask = async (address: string, maxBytes: number): Promise<GuardedResponse | null> => {
    await demandMayRead(tools, new URL(address))
    const response = await tools.fetch(address, {
      maxBytes,
      timeoutMs: TIMEOUT_MS,
      mayBeCut: maxBytes === PAGE_BYTES,
      beforeRedirect: (target) => demandMayRead(tools, target),
    })
    if (new URL(address).host === home.host) {
      answer.status = response.status
      answer.retryAfterSeconds = retryAfterOf(response.headers['retry-after'], tools.now())
    }
    return response.status === 200 ? response : null
  }
  try {
    const named = await linksOf(tools, await ask(home.href, PAGE_BYTES))
    const tried = [...new Set([...named.slice(0, TRIES - 1), new URL('/favicon.ico', home).href])]
    for (const address of tried) {
      if (answer.status === 429 || answer.status === 503) return 'later'
      await pause(pauseMs)
      const icon = await tryIcon(tools, () => ask(address, ICON_BYTES))
      if (icon) return icon
    }
    return null
  } finally {
    await releaseHost(tools.db, home.host, {
      ...{ holder, now: tools.now(), pauseMs, answer, address: home.href },
    })
  }
}

async function linksOf(tools: Tools, page: GuardedResponse | null): Promise<string[]> {
  if (page === null) return []
  const { body, address } = page
  return tools.read(iconLinksReading, {
    ...{ body, address, contentType: page.headers['content-type'] },
  })
}

/**
 * Fetches and draws an icon; null if the file is not an icon, or is forbidden or cannot be fetched.
 */
async function tryIcon(
  tools: Tools,
  ask: () => Promise<GuardedResponse | null>,
): Promise<DrawnIcon | null> {
  try {
    const response = await ask()
    return response && (await tools.read(iconReading, response))
  } catch (error) {
    if (error instanceof ServerIsBusy || error instanceof NotReadInTime) throw error
    if (error instanceof Problem) return null
    throw error
  }
}

function homeOf({ key, site }: Due): URL {
  return site !== null && outletKey(site) === key ? new URL('/', site) : new URL(`https://${key}/`)
}

/**
 * Stores an icon; null, for a site in which none was found, keeps the existing one. Returns true if
 * the icon has changed.
 */
async function keepIcon({ db, now }: Tools, key: string, icon: DrawnIcon | null): Promise<boolean> {
  const nextAt = new Date(now().getTime() + STAYS_MS)
  if (icon === null) {
    await db.run(sql`update outlet_icons set next_at = ${nextAt} where key = ${key}`)
    return false
  }
  const { small, large } = icon
  const hash = createHash('sha256').update(small).update(large).digest('base64url')
  const { changed } = await db.run(sql`
    with known as (select hash from outlet_icons where key = ${key} for update)
    update outlet_icons set next_at = ${nextAt}, hash = ${hash}, small = ${small}, large = ${large}
    from known where key = ${key} and known.hash is distinct from ${hash}`)
  if (changed === 0)
    await db.run(sql`update outlet_icons set next_at = ${nextAt} where key = ${key}`)
  return changed > 0
}

async function askAgain({ db, now }: Tools, key: string, behindMs: number): Promise<void> {
  const nextAt = new Date(now().getTime() + behindMs)
  await db.run(sql`update outlet_icons set next_at = ${nextAt} where key = ${key}`)
}
