import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import type { Desk } from '#server/tools.ts'
import { feedCategories } from '../../contract.ts'
import type { Candidate, DirectoryLanguage, finding, SourceCheck } from '../../contracts/finding.ts'
import { directory, type DirectoryFeed } from '../directory/directory.ts'
import { directoryOfHost, listDirectory, searchDirectory } from '../directory/search-directory.ts'
import { shownAddress } from '../following/read-sources.ts'
import { trusting } from '#feeds/fetch/feed-certificates.ts'
import { fetchForReader, TooOften } from '#feeds/reddit/reddit-fetch.ts'
import { canonicalLink } from '#engine/addresses/canonical-link.ts'
import { AskedToWait } from '#feeds/find/asked-to-wait.ts'
import { findFeed } from '#feeds/find/find-feed.ts'
import { NoSuchFeed } from '#feeds/find/no-such-feed.ts'
import { kindOfHost } from '#feeds/find/service-feeds.ts'
import { exploreFeeds } from './explore-feeds.ts'
import { followedAmong, followedByName, outletsAmong } from './followed-feeds.ts'
import { addressIn } from './address-in.ts'
import { previewFeed, type FeedPreview } from './preview-feed.ts'
import { previewCache } from './preview-cache.ts'
import { searchBoxes } from './search-boxes.ts'

const OWN_SOURCES_AT_MOST = 10
/** The most words of a search; further ones are ignored. */
const WORDS_AT_MOST = 10

/** The fields of a candidate that was not read yet. */
const unseen = { newest: null, entriesPerWeek: null, isPaceAtLeast: false }

/**
 * A candidate whose outlet was not looked up yet. `isFollowed` is set only if it is already known
 * that the reader follows the feed.
 */
type Found = Omit<Candidate, 'isFollowed' | 'outlet'> & { isFollowed?: true }

/** Finds sources in the directory, among the reader's sources, and on the web. */
export function serverFinding(tools: Desk): Api<typeof finding> {
  const { db, now, readerId } = tools
  const web = { ...tools, fetch: trusting(fetchForReader(tools, readerId), []) }
  const looks = previewCache(now)
  const search = searchBoxes()

  async function withFollowed(candidates: Found[]): Promise<Candidate[]> {
    const isFollowed = await followedAmong(
      db,
      readerId,
      candidates.map(({ address }) => address),
    )
    const outletOf = await outletsAmong(db, readerId, candidates)
    return once(candidates).map((candidate) => ({
      ...candidate,
      ...outletOf(candidate),
      site: openLink(candidate.site),
      isFollowed: candidate.isFollowed ?? isFollowed(candidate.address),
    }))
  }

  function inDirectory(feed: DirectoryFeed): Found {
    const { name, site, address, category, language } = feed
    const { newest, entriesPerWeek, isPaceAtLeast } = looks.get(address)?.feed ?? unseen
    const kind = kindOfHost(new URL(address).hostname) ?? 'site'
    const found = 'In the directory'
    const pace = { newest, entriesPerWeek, isPaceAtLeast }
    return { address, title: name, site, kind, found, ...pace, category, language }
  }

  async function byWords(text: string, language?: DirectoryLanguage): Promise<Found[]> {
    // The null character is removed, because the database cannot store it.
    const words = text
      .split(/[\s\0]+/)
      .filter(Boolean)
      .slice(0, WORDS_AT_MOST)
    if (words.length === 0) return []
    const own = await followedByName(db, readerId, words, OWN_SOURCES_AT_MOST)
    return [
      ...own.map((source) => ({
        address: shownAddress(source.address),
        title: source.name,
        site: source.site,
        language: source.language,
        isFollowed: true as const,
        kind: 'site' as const,
        found: 'In your sources',
        ...unseen,
        category: feedCategories.find((known) => known === source.category) ?? 'general',
      })),
      ...searchDirectory(text, language).map(inDirectory),
    ]
  }

  async function lookInto(address: string): Promise<FeedPreview> {
    const known = looks.get(address)
    if (known) return known
    const look = previewFeed(await findFeed(web, address, now()), now())
    // The result is cached under the typed address, even if it was redirected to another one.
    looks.keep(address, look)
    return look
  }

  return {
    async findSources({ text, language, box }) {
      return search(box, async (signal) => {
        if (text.trim() === '') return { candidates: [], note: null }
        const address = addressIn(text)
        if (address === null)
          return { candidates: await withFollowed(await byWords(text, language)), note: null }

        const known = directoryOfHost(hostOf(address)).map(inDirectory)
        try {
          const { feeds, note } = await exploreFeeds(web, address, { signal })
          for (const each of feeds) looks.keep(each.feed.address, each)
          return { candidates: await withFollowed([...feeds.map(asCandidate), ...known]), note }
        } catch (error) {
          if (error instanceof AskedToWait) {
            const candidates = await withFollowed([asUnread(error), ...known])
            return { candidates, note: error.message }
          }
          // If the address fails, feeds from the directory are more useful than the error alone.
          const others = known.length > 0 ? known : await byWords(text, language)
          if (!(error instanceof Problem) || others.length === 0) throw error
          return { candidates: await withFollowed(others), note: error.message }
        }
      })
    },

    previewSource: async ({ address }) => (await lookInto(address)).preview,

    async checkSource({ address }) {
      return lookInto(address).then(
        () => ({ state: 'there', note: null }),
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error
          return { state: stateFor(error), note: error.message }
        },
      )
    },

    async listDirectory({ tag, language }) {
      return withFollowed(listDirectory({ tag, language }).map(inDirectory))
    },
  }
}

function stateFor(problem: Problem): SourceCheck['state'] {
  if (problem instanceof TooOften || problem instanceof AskedToWait) return 'later'
  // A page without a feed also counts as missing.
  return problem instanceof NoSuchFeed || problem.kind === 'invalid' ? 'missing' : 'unreachable'
}

/** A candidate that can be followed, although it could not be read. */
function asUnread({ address }: AskedToWait): Found {
  const kind = kindOfHost(hostOf(address)) ?? 'site'
  const about = { title: hostOf(address), site: null, language: null, category: 'general' as const }
  return { address, kind, ...about, ...unseen, found: 'Not read yet' }
}

function asCandidate({ feed }: FeedPreview): Found {
  const key = canonicalLink(feed.address)
  const known = directory.find(({ address }) => canonicalLink(address) === key)
  return { ...feed, category: known?.category ?? 'general' }
}

/** Keeps only the first candidate of each feed. */
function once(candidates: Found[]): Found[] {
  const seen = new Map<string, Found>()
  for (const candidate of candidates) {
    const key = canonicalLink(candidate.address) ?? candidate.address
    if (!seen.has(key)) seen.set(key, candidate)
  }
  return [...seen.values()]
}

/** The host of a typed address, which may lack its scheme. */
function hostOf(address: string): string {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`
  return URL.canParse(whole) ? new URL(whole).hostname : address
}
