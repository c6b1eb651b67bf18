/** The orders of posts in a Reddit feed. */
export const redditSorts = ['hot', 'new', 'top'] as const
export type RedditSort = (typeof redditSorts)[number]

/** The periods of the best posts. */
export const redditPeriods = ['hour', 'day', 'week', 'month', 'year', 'all'] as const
export type RedditPeriod = (typeof redditPeriods)[number]

export interface RedditOrder {
  sort: RedditSort
  /** The period has an effect only in the order "top". */
  period: RedditPeriod
}

export interface RedditFeed {
  address: string
  title: string
  /** The page that shows people the posts of this feed. */
  site: string
  /** The feed that shows whether the community, person or collection exists; null for a search of all of Reddit. */
  named: string | null
}

type Place = Omit<RedditFeed, 'title'>

const ORIGIN = 'https://www.reddit.com'
const COMMUNITY = /^[a-z\d_]{2,50}$/i
/** Matches several communities in one feed: "space+nasa". */
const COMMUNITIES = /^[a-z\d_]{2,50}([+ ][a-z\d_]{2,50}){0,99}$/i
const PERSON = /^[\w-]{2,30}$/
const COLLECTION = /^\w{2,50}$/
/** Lists of a person that nobody else can see. */
const OWN_LISTS = ['saved', 'upvoted', 'downvoted', 'hidden']
const OTHER_LISTS = ['submitted', 'comments']

/**
 * The feeds that "r/space", "u/name", a pasted Reddit address or other words may mean, the
 * likeliest first; empty if there are none. A private token in a pasted address is removed.
 */
export function redditFeeds(typed: string, order: RedditOrder): RedditFeed[] {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 500)
  if (text === '') return []
  const pasted = redditAddress(text)
  if (pasted) return feedsOfPath(pasted.pathname, pasted.searchParams, order)
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return []
  if (/^\/?(r|u|user|me)\//i.test(text)) return feedsOfPath(text, new URLSearchParams(), order)

  const search = searchFeed(text, null, order)
  return COMMUNITY.test(text) ? [communityFeed(text, order), search] : [search]
}

/** Says if an address is one of Reddit's. */
export function isRedditAddress(address: string): boolean {
  return URL.canParse(address) && isRedditHost(new URL(address).hostname)
}

/** Says if an address is that of a Reddit feed, not of a page. */
export function isRedditFeed(address: string): boolean {
  return isRedditAddress(address) && new URL(address).pathname.endsWith('.rss')
}

export function isRedditHost(host: string): boolean {
  return /^([\w-]+\.)?reddit\.com$/i.test(host)
}

/** Says if a feed is one that Reddit gives only to the reader it belongs to. */
export function isOwnRedditFeed(address: string): boolean {
  if (!isRedditAddress(address)) return false
  const { pathname } = new URL(address)
  const [first = '', , list = ''] = pathname
    .replace(/\/?\.rss$/, '')
    .split('/')
    .filter(Boolean)
  if (['', 'me', 'message', 'best', 'hot', 'new', 'top', 'rising'].includes(first)) return true
  return ['user', 'u'].includes(first) && OWN_LISTS.includes(list)
}

/** The private token and the name in an address such as https://www.reddit.com/.rss?feed=TOKEN&user=NAME. */
export function redditKeyIn(address: string): { token: string; user: string } | null {
  const url = redditAddress(address.trim())
  const token = url?.searchParams.get('feed') ?? ''
  const user = url?.searchParams.get('user') ?? ''
  return /^[\w-]{10,200}$/.test(token) && PERSON.test(user) ? { token, user } : null
}

/** An address of Reddit's without a private token. */
export function withoutRedditKey(address: string): string {
  if (!isRedditAddress(address)) return address
  const url = new URL(address)
  if (!url.searchParams.has('feed')) return address
  url.searchParams.delete('feed')
  url.searchParams.delete('user')
  return url.href
}

function redditAddress(text: string): URL | null {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return !/\s/.test(text) && isRedditAddress(whole) ? new URL(whole) : null
}

function feedsOfPath(path: string, search: URLSearchParams, order: RedditOrder): RedditFeed[] {
  const parts = decoded(path)
    .replace(/\/?\.(rss|json)$/i, '')
    .split('/')
    .filter(Boolean)
  const [kind = '', name = '', list = '', collection = ''] = parts
  const words = search.get('q')?.trim()

  switch (kind.toLowerCase()) {
    case '':
      return [frontPage(order)]
    case 'search':
      return words ? [searchFeed(words, null, order)] : []
    case 'r':
      if (!COMMUNITIES.test(name)) return []
      if (list === 'search' && words) return [searchFeed(words, name, order)]
      return [communityFeed(name, order)]
    case 'u':
    case 'user':
      if (!PERSON.test(name)) return []
      if (list === 'm')
        return COLLECTION.test(collection) ? [collectionFeed(name, collection, order)] : []
      return [personFeed(name, [...OWN_LISTS, ...OTHER_LISTS].includes(list) ? list : '', order)]
    case 'me':
      return name === 'm' && COLLECTION.test(list) ? [ownCollectionFeed(list, order)] : []
    default:
      return []
  }
}

function frontPage(order: RedditOrder): RedditFeed {
  return { ...at('', order), title: `Reddit home${suffix(order)}` }
}

function communityFeed(names: string, order: RedditOrder): RedditFeed {
  const joined = names.replaceAll(' ', '+')
  return { ...at(`/r/${joined.toLowerCase()}`, order), title: `r/${joined}${suffix(order)}` }
}

function collectionFeed(user: string, name: string, order: RedditOrder): RedditFeed {
  const path = `/user/${user.toLowerCase()}/m/${name.toLowerCase()}`
  return { ...at(path, order), title: `u/${user}, ${name}${suffix(order)}` }
}

function ownCollectionFeed(name: string, order: RedditOrder): RedditFeed {
  return { ...at(`/me/m/${name.toLowerCase()}`, order), title: `Your ${name}${suffix(order)}` }
}

/** People's lists are sorted by the query, not by the path. */
function personFeed(user: string, list: string, { sort, period }: RedditOrder): RedditFeed {
  const path = `/user/${user}${list ? `/${list}` : ''}`
  const query =
    sort === 'hot' ? '' : `?${new URLSearchParams(sort === 'top' ? { sort, t: period } : { sort })}`
  return {
    address: `${ORIGIN}${path}/.rss${query}`,
    site: `${ORIGIN}${path}/${query}`,
    named: `${ORIGIN}${path}/.rss`,
    title: `u/${user}${list ? `, ${list}` : ''}${suffix({ sort, period })}`,
  }
}

function searchFeed(
  words: string,
  community: string | null,
  { sort, period }: RedditOrder,
): RedditFeed {
  const place = community === null ? '' : `/r/${community.toLowerCase()}`
  const query = new URLSearchParams({
    q: words,
    ...(community === null ? {} : { restrict_sr: 'on' }),
    // Reddit calls its own order of search results "relevance".
    sort: sort === 'hot' ? 'relevance' : sort,
    ...(sort === 'top' ? { t: period } : {}),
  })
  return {
    address: `${ORIGIN}${place}/search.rss?${query}`,
    site: `${ORIGIN}${place}/search/?${query}`,
    named: community === null ? null : `${ORIGIN}${place}/.rss`,
    title: `Reddit search: ${words}${community === null ? '' : ` in r/${community}`}${suffix({ sort, period })}`,
  }
}

function at(path: string, { sort, period }: RedditOrder): Place {
  const sorted = sort === 'hot' ? path : `${path}/${sort}`
  const query = sort === 'top' ? `?t=${period}` : ''
  return {
    address: `${ORIGIN}${sorted}/.rss${query}`,
    site: `${ORIGIN}${sorted}/${query}`,
    named: `${ORIGIN}${path}/.rss`,
  }
}

/** The end of a feed's name, which distinguishes feeds of one community with different orders. */
function suffix({ sort, period }: RedditOrder): string {
  if (sort === 'hot') return ''
  if (sort === 'new') return ' (new)'
  return period === 'all' ? ' (top of all time)' : ` (top of the ${period})`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
