import { Problem } from '#core/problem.ts'
import type { GuardedRequest, GuardedResponse, Web } from '#server/tools.ts'
import { podcastLookup } from './apple-podcast.ts'
import { AskedToWait } from './asked-to-wait.ts'
import { isAboutComments, type NamedFeed } from './discover-feeds.ts'
import type { LikelyFeed } from './likely-feed.ts'
import { usualFeeds } from './platform-feeds.ts'
import { podcastLookupReading } from './podcast-lookup-reading.ts'
import { serviceFeeds } from './service-feeds.ts'
import { siteReading, type SiteFeeds } from './site-reading.ts'
import { tryRead, type ReadFeed } from './try-read.ts'
import { headerRefresh } from '#engine/addresses/meta-refresh.ts'
import { addressesMeant } from '#engine/addresses/typed-address.ts'

/** A guessed address gets a shorter timeout than one that a person typed. */
const GUESS_TIMEOUT_MS = 6000
/** The most requests for one typed address; they are made one after the other. */
const REQUESTS_AT_MOST = 12
/** The most pages in a row that are followed when each redirects by a refresh. */
const REFRESHES_AT_MOST = 3
/** The most pages listing feeds that are searched as well. */
const LISTS_AT_MOST = 2

export interface FoundFeed {
  /** The address of the feed, after permanent redirects. */
  address: string
  fetched: ReadFeed
  /** A description of how the feed was found. */
  found: string
  kind: LikelyFeed['kind']
}

/**
 * Yields the feeds for an address, likeliest first, each as soon as it was read: the feed at the
 * address itself, those that its service or page names, and those at the usual addresses. If there
 * is none, it fails with a description of what was found. The caller can stop the search at any
 * time.
 */
export async function* exploreSite(
  { fetch, read }: Web,
  input: string,
  { now, signal }: { now: Date; signal?: AbortSignal | undefined },
): AsyncGenerator<FoundFeed, void> {
  const meant = addressesMeant(input)
  const asked = new Set<string>()
  const isOver = () => signal?.aborted === true || asked.size >= REQUESTS_AT_MOST
  const ask = async (address: string, request: GuardedRequest = {}) => {
    asked.add(address)
    return attempt(() => fetch(address, { isLenient: true, ...request, ...(signal && { signal }) }))
  }

  const typed = new URL(meant[0])
  const likely = serviceFeeds(typed)
  const lookup = podcastLookup(typed)
  if (lookup) {
    const answer = await ask(lookup, { timeoutMs: GUESS_TIMEOUT_MS })
    const feed =
      answer instanceof Problem ? null : await read(podcastLookupReading, { body: answer.body })
    if (feed) likely.push({ address: feed, found: 'The feed of this podcast', kind: 'podcast' })
  }
  let foundAny = yield* readable(likely)
  if (foundAny) return

  const end = await reach(await fetchMeant(ask, meant))
  const { response } = end
  if ('feed' in end) return yield foundAs(end.feed, response, { ...end, kind: 'site' })

  const { direct, page } = end
  // Status 300 means several choices, which the page links to.
  const isChoice = response.status === 300
  const isAnswer = (response.status >= 200 && response.status <= 299) || isChoice
  if (!isAnswer || !page.isPage) throw direct
  const host = new URL(response.address).hostname
  const { named, usual } = page
  const isWall = direct.kind === 'unavailable' && !isChoice
  if (isWall && named.length === 0) throw direct

  let trouble: Problem | null = null
  const lists: GuardedResponse[] = []
  const comments = named.filter(isAboutComments)
  const main = named.filter((feed) => !isAboutComments(feed))
  foundAny = yield* readable(asLikely(main), ({ answer, problem }) => {
    trouble ??= problem
    if (answer?.status === 200) lists.push(answer)
  })
  for (const list of lists.slice(0, LISTS_AT_MOST)) {
    const { named: listed } = await feedsOn(list)
    foundAny = (yield* readable(asLikely(listed))) || foundAny
  }
  if (!foundAny) foundAny = yield* readable(asLikely(comments))
  if (!foundAny && isChoice) throw direct
  if (!foundAny) foundAny = yield* readable(usual)
  if (!foundAny) foundAny = yield* readable(usualFeeds(response.address), undefined, 1)
  if (foundAny) return

  if ((trouble as Problem | null) instanceof AskedToWait) throw trouble as unknown as AskedToWait
  throw trouble === null
    ? new Problem(
        'invalid',
        `${host} is a web page without a feed link. Look for an RSS or Atom link on it and paste that address.`,
      )
    : new Problem(
        'invalid',
        `${host} is a web page with a feed link, but the feed could not be read: ${(trouble as Problem).message}`,
        { fields: (trouble as Problem).fields },
      )

  /** Reads an address, and follows pages that redirect by a refresh. */
  async function reach({ address, response }: Reached): Promise<Reached & ReachedEnd> {
    for (let refreshes = 0; ; refreshes++) {
      const direct = await tryRead(read, { asked: address, response }, now)
      const found =
        refreshes === 0 ? 'A feed at this address' : 'A feed that this page leads to by itself'
      if (!(direct instanceof Problem)) return { address, response, feed: direct, found }
      const page = await feedsOn(response)
      const end = { address, response, direct, page }
      const { named } = page
      const stated = headerRefresh(response.headers['refresh'], response.address)
      const refreshTo = stated?.address ?? page.refreshTo
      if (refreshTo === null || named.length > 0 || asked.has(refreshTo)) return end
      if (refreshes === REFRESHES_AT_MOST || isOver()) return end
      const next = await ask(refreshTo, { timeoutMs: GUESS_TIMEOUT_MS })
      if (next instanceof Problem) return end
      address = refreshTo
      response = next
    }
  }

  function feedsOn({ body, headers, address }: GuardedResponse): Promise<SiteFeeds> {
    return read(siteReading, {
      body,
      contentType: headers['content-type'],
      links: headers['link'],
      address,
    })
  }

  /**
   * Yields the readable ones of these feeds, at most `atMost`, and reports the others to `onOther`;
   * returns true if any was readable.
   */
  async function* readable(
    feeds: LikelyFeed[],
    onOther?: (other: { answer: GuardedResponse | null; problem: Problem }) => void,
    atMost = Infinity,
  ): AsyncGenerator<FoundFeed, boolean> {
    let count = 0
    for (const feed of feeds) {
      if (isOver() || count >= atMost) break
      if (asked.has(feed.address)) continue
      const answer = await ask(feed.address, { timeoutMs: GUESS_TIMEOUT_MS })
      const fetched =
        answer instanceof Problem
          ? answer
          : await tryRead(read, { asked: feed.address, response: answer }, now)
      if (fetched instanceof Problem) {
        onOther?.({ answer: answer instanceof Problem ? null : answer, problem: fetched })
        continue
      }
      count++
      yield foundAs(fetched, answer as GuardedResponse, feed)
    }
    return count > 0
  }
}

function asLikely(feeds: NamedFeed[]): LikelyFeed[] {
  return feeds.map(({ address, type, title }) => ({
    address,
    found: `The feed that this page ${type ? 'names' : 'links to'}${title ? `, “${title}”` : ''}`,
    kind: 'site',
  }))
}

interface Reached {
  address: string
  response: GuardedResponse
}
/**
 * Either a feed and how it was found, or the reason why there is none and the feeds that the page
 * names.
 */
type ReachedEnd = { feed: ReadFeed; found: string } | { direct: Problem; page: SiteFeeds }

type AskAddress = (address: string, request?: GuardedRequest) => Promise<GuardedResponse | Problem>

/**
 * The answer of the first address that answers; if none does, the problem of the typed address is
 * thrown.
 */
async function fetchMeant(
  ask: AskAddress,
  [typed, ...guesses]: [string, ...string[]],
): Promise<Reached> {
  const first = await ask(typed)
  if (!(first instanceof Problem)) return { address: typed, response: first }
  if (first.kind !== 'unavailable') throw first
  for (const address of guesses) {
    const response = await ask(address, { timeoutMs: GUESS_TIMEOUT_MS })
    if (!(response instanceof Problem)) return { address, response }
  }
  throw first
}

function foundAs(fetched: ReadFeed, { movedTo }: GuardedResponse, feed: LikelyFeed): FoundFeed {
  const isEmpty = fetched.document.entries.length === 0
  const found = isEmpty ? `${feed.found}, which has no entry yet` : feed.found
  return { address: movedTo ?? feed.address, fetched, found, kind: feed.kind }
}

/** Runs work and returns a `Problem` as a value instead of throwing it. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | Problem> {
  return work().catch((error: unknown) => {
    if (error instanceof Problem) return error
    throw error
  })
}
