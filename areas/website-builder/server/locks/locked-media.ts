import * as z from 'zod/mini'
import { sql, type World } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'
import { pathOfFile } from '../publishing/site-layout.ts'
import type { FoundSite, PageLock } from '../serving/find-site.ts'
import type { VisitedPublication } from '../serving/published-files.ts'
import { isPageToken, OPEN_FIELD, pageToken } from './page-token.ts'

type Locks = NonNullable<FoundSite['locks']>
/** Names of media that only pages with a password show, each with the passwords of these pages. */
type LockedMedia = ReadonlyMap<string, readonly PageLock[]>

const byServer = new WeakMap<World, Map<string, Promise<LockedMedia>>>()

/**
 * Says if a picture or a video is shown only on pages with a password. Then it needs an address
 * with a token.
 */
export async function isLockedMedia(
  world: World,
  site: VisitedPublication,
  path: string,
): Promise<boolean> {
  return (await locksOf(world, site, path)) !== undefined
}

/**
 * Says if a token opens this picture or video: it must be made with the password of a page that
 * shows it.
 */
export async function isOpenedMedia(
  world: World,
  site: VisitedPublication,
  path: string,
  token: string,
): Promise<boolean> {
  const name = nameIn(path)
  const locks = (await locksOf(world, site, path)) ?? []
  return locks.some((lock) => isPageToken(world, { site, path: name, lock }, token))
}

/**
 * Adds tokens to the addresses of pictures and videos on an opened page, if only pages with a
 * password show them.
 */
export async function withMediaTokens(
  world: World,
  site: VisitedPublication,
  lock: PageLock,
  html: string,
): Promise<string> {
  const locked = await lockedMedia(world, site, site.locks ?? {})
  return html.replaceAll(MEDIA, (path, name: string) =>
    locked.has(name)
      ? `${path}?${OPEN_FIELD}=${pageToken(world, { site, path: name, lock })}`
      : path,
  )
}

const MEDIA = /\bmedia\/([\da-f]{16})(?:-\d{1,5})?\.\w{1,5}/g

const nameIn = (path: string) => /^media\/([\da-f]{16})[-.]/.exec(path)?.[1] ?? ''

async function locksOf(world: World, site: VisitedPublication, path: string) {
  const name = nameIn(path)
  if (site.locks === null || name === '') return undefined
  return (await lockedMedia(world, site, site.locks)).get(name)
}

/** The locked media of a publication, cached for its passwords, because both rarely change. */
async function lockedMedia(
  world: World,
  { publicationId }: VisitedPublication,
  locks: Locks,
): Promise<LockedMedia> {
  const held = byServer.get(world) ?? new Map<string, Promise<LockedMedia>>()
  byServer.set(world, held)
  const key = JSON.stringify([publicationId, locks])
  const found = held.get(key) ?? readLocked(world, publicationId, locks)
  held.delete(key)
  held.set(key, found)
  if (held.size > PUBLISHING.heldLists) held.delete(held.keys().next().value!)
  try {
    return await found
  } catch (error) {
    held.delete(key)
    throw error
  }
}

/** Finds the locked media by searching all text files of a publication: pages, feeds and styles. */
async function readLocked({ db }: World, publication: string, locks: Locks): Promise<LockedMedia> {
  const mentions = await db.many(
    z.object({ path: z.string(), name: z.string() }),
    sql`select distinct path, mention[1] as name from website_publication_files as file
        join website_contents as content on content.reader_id = file.reader_id and content.hash = file.hash,
        regexp_matches(convert_from(body, 'UTF8'), 'media/([0-9a-f]{16})[-.]', 'g') as mention
        where publication_id = ${publication} and type !~ '^(image|video)/'`,
  )
  const lockOf = ({ path }: { path: string }) => {
    const of = pathOfFile(path)
    return Object.hasOwn(locks, of) ? locks[of]! : null
  }
  const open = new Set(mentions.filter((each) => lockOf(each) === null).map(({ name }) => name))
  const locked = new Map<string, PageLock[]>()
  for (const each of mentions) {
    const lock = lockOf(each)
    if (lock && !open.has(each.name))
      locked.set(each.name, [...(locked.get(each.name) ?? []), lock])
  }
  return locked
}
