import type { SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { SeenPage, VisitedSite } from '../../serving/visitor-posts.ts'
import { deviceOf } from './device-of.ts'
import { visitorNumbers } from './visitor-numbers.ts'

const WRITE_AFTER_MS = 2000
/** The name under which all names beyond the limit are counted. */
export const OTHERS = '*'

export interface NameCounts {
  views: number
  loads: number
  loadMs: number
  readings: number
  readingMs: number
}

export interface DayCounts {
  site: VisitedSite
  day: string
  views: number
  visitors: number
  phones: number
  robots: number
  pages: Map<string, NameCounts>
  /**
   * Loading and reading times that pages reported when they were left, perhaps long after they were
   * counted.
   */
  readings: Map<string, NameCounts>
  hosts: Map<string, NameCounts>
}

interface Counting {
  numbers: ReturnType<typeof visitorNumbers>
  /** Counts that are not stored yet, by site and day. */
  fresh: Map<string, DayCounts>
  timer: NodeJS.Timeout | null
}

const byServer = new WeakMap<World, Counting>()

function countingOf(world: World): Counting {
  const known = byServer.get(world)
  if (known) return known
  const counting: Counting = { numbers: visitorNumbers(), fresh: new Map(), timer: null }
  byServer.set(world, counting)
  return counting
}

/**
 * A function that stores the counts. It is called some seconds after the first count that is not
 * stored yet.
 */
type Write = (world: World) => Promise<void>

/**
 * Counts a page that was served. Nothing about the visitor is stored; only a hash is in memory for
 * one day.
 */
export function countVisit(world: World, { site, request, path }: SeenPage, write: Write): void {
  if (request.method !== 'GET') return
  const counting = countingOf(world)
  const counts = countsOf(world, counting, site, write)
  const agent = request.headers['user-agent'] ?? ''
  const device = deviceOf(agent)
  if (device === 'robot') {
    counts.robots += 1
    return
  }
  counts.views += 1
  if (device === 'phone') counts.phones += 1
  if (counting.numbers.isNew(site.siteId, counts.day, request.client, agent)) counts.visitors += 1
  namedIn(counts.pages, nameOf(`/${path}`)).views += 1
  const host = hostBefore(request)
  if (host !== null) namedIn(counts.hosts, host).views += 1
}

/** Counts the report of a page that was left: its loading and its reading time in milliseconds. */
export function countReading(
  world: World,
  site: VisitedSite,
  { path, lcpMs, readMs }: { path: string; lcpMs: number; readMs: number },
  write: Write,
): void {
  const counts = countsOf(world, countingOf(world), site, write)
  const page = namedIn(counts.readings, nameOf(path))
  if (lcpMs > 0) {
    page.loads += 1
    page.loadMs += Math.round(lcpMs)
  }
  page.readings += 1
  page.readingMs += Math.round(readMs)
}

/** Removes and returns the counts that are not stored yet, oldest first. */
export function takeCounts(world: World): DayCounts[] {
  const counting = byServer.get(world)
  if (!counting) return []
  if (counting.timer) clearTimeout(counting.timer)
  counting.timer = null
  const taken = [...counting.fresh.values()]
  counting.fresh.clear()
  return taken
}

function countsOf(world: World, counting: Counting, site: VisitedSite, write: Write): DayCounts {
  const day = world.now().toISOString().slice(0, 10)
  const key = `${site.siteId} ${day}`
  const counts = counting.fresh.get(key) ?? {
    ...{ site, day, views: 0, visitors: 0, phones: 0, robots: 0 },
    ...{ pages: new Map(), readings: new Map(), hosts: new Map() },
  }
  counting.fresh.set(key, counts)
  counting.timer ??= setTimeout(() => void write(world), WRITE_AFTER_MS).unref()
  return counts
}

function namedIn(names: Map<string, NameCounts>, name: string): NameCounts {
  const known = names.has(name) || names.size < VISITORS.visitNames ? name : OTHERS
  const counts = names.get(known) ?? { views: 0, loads: 0, loadMs: 0, readings: 0, readingMs: 0 }
  names.set(known, counts)
  return counts
}

/** The host of the site whose link led here; null if there is none, or it is this site. */
function hostBefore({ headers, origin }: Pick<SiteRequest, 'headers' | 'origin'>): string | null {
  const { referer = '' } = headers
  if (!URL.canParse(referer)) return null
  const from = new URL(referer)
  const isWeb = from.protocol === 'http:' || from.protocol === 'https:'
  return isWeb && from.origin !== origin ? nameOf(from.hostname) : null
}

function nameOf(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, VISITORS.visitNameCharacters)
    .toWellFormed()
}
