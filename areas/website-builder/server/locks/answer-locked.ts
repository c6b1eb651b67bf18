import { isPassword } from '#server/access/passwords/passwords.ts'
import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { Problem } from '#core/problem.ts'
import { LOCKS } from '../../limits.ts'
import type { PageLock } from '../serving/find-site.ts'
import type { VisitedPublication } from '../serving/published-files.ts'
import { pageReply } from '../serving/visitor-pages.ts'
import { visitorWords } from '../../visitors/words/words-by-language.ts'
import { form, input, visitorPage } from '../visitors/forms/form-markup.ts'
import { countInHour, takeTurn } from '../visitors/forms/hour-counts.ts'
import { readForm } from '../visitors/forms/read-form.ts'
import { siteFacts } from '../visitors/site-of-visitor.ts'
import { isPageToken, OPEN_FIELD, pageToken } from './page-token.ts'
import { passwordIn } from './password-in.ts'

/**
 * Answers a request for a page with a password. Null if the address contains the page's token, so
 * that the visitor may see the page. Otherwise it is the form for the password or, after the right
 * password, a redirect to the page.
 */
export async function answerLocked(
  world: World,
  site: VisitedPublication,
  path: string,
  lock: PageLock,
  request: SiteRequest,
): Promise<SiteReply | null> {
  const { method, query, base, client } = request
  const opened = { site, path, lock }
  const isOpened = method !== 'POST' && isPageToken(world, opened, query.get(OPEN_FIELD) ?? '')
  if (isOpened) return null
  const words = visitorWords((await siteFacts(world, site))?.language ?? 'en').lock
  const ask = (status: number, why: string) => {
    const most = LOCKS.characters
    const inside = input({ name: 'password', label: words.title, type: 'password', most })
    const field = form(world, site, { action: path, button: words.open, inside })
    return pageReply(world, site, visitorPage(status, words.title, why, field), request)
  }
  if (method !== 'POST') return ask(403, words.has)
  const password = passwordIn(readForm(request))
  if (password === '') return ask(403, words.enter)
  // The try is counted before the password is compared, because comparing takes memory and time.
  const own = await countInHour(world, site, 'password', client)
  if (own > LOCKS.triesPerHour) return ask(429, words.many)
  if (!(await hasTurn(world, site, lock))) return ask(503, words.busy)
  const isRight = await compare(world, lock.hash, password)
  if (isRight === null) return ask(503, words.busy)
  if (!isRight) return ask(403, words.wrong)
  const location = `${base}/${encodeURI(path)}?${OPEN_FIELD}=${pageToken(world, opened)}`
  return { status: 303, headers: { location, 'cache-control': 'no-store' } }
}

/**
 * Delays tries if many networks guess the password of a page. Tries are never refused completely,
 * because attackers could then lock out everybody.
 */
async function hasTurn(world: World, site: VisitedPublication, { page }: PageLock) {
  const all = await countInHour(world, site, 'page-password', page)
  return all <= LOCKS.triesOfPage || takeTurn(world, site, page, LOCKS.slowMs)
}

const comparing = new WeakMap<World, { now: number }>()

/**
 * Compares a password with its hash. Null if too many comparisons are running, so that visitors of
 * sites cannot block readers who sign in.
 */
async function compare(world: World, hash: string, password: string): Promise<boolean | null> {
  const running = comparing.get(world) ?? { now: 0 }
  comparing.set(world, running)
  if (running.now >= LOCKS.comparedAtOnce) return null
  running.now++
  try {
    return await isPassword(hash, password)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  } finally {
    running.now--
  }
}
