import type { World } from '#server/tools.ts'
import { LOCKS } from '../../limits.ts'
import type { PageLock } from '../serving/find-site.ts'
import type { VisitedSite } from '../serving/visitor-posts.ts'

/** The name of the parameter with the token in the address of an opened page. */
export const OPEN_FIELD = 'open'

interface Opened {
  site: VisitedSite
  path: string
  lock: PageLock
}

/** Makes a token that opens one page at one path for some hours, unless its password changes. */
export function pageToken({ secrets, now }: World, opened: Opened): string {
  const until = (now().getTime() + LOCKS.openMs).toString(36)
  return `${until}.${signature(secrets, opened, until)}`
}

export function isPageToken({ secrets, now }: World, opened: Opened, token: string): boolean {
  const [, until] = /^([\da-z]{1,10})\.[\w-]{1,100}$/.exec(token) ?? []
  if (until === undefined || Number.parseInt(until, 36) < now().getTime()) return false
  return token === `${until}.${signature(secrets, opened, until)}`
}

function signature(
  secrets: World['secrets'],
  { site, path, lock: { page, hash } }: Opened,
  until: string,
): string {
  return secrets.sign(`website-page ${JSON.stringify([site.siteId, page, path, hash, until])}`)
}
