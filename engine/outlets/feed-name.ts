import { BETWEEN, nameByKey, nameStated, PARTS, READ_CHARACTERS } from './outlet-name.ts'
import { plain, wellKnownName } from './well-known.ts'

/**
 * The most words of a part, unless it is after the outlet's name. Longer pieces are a description:
 * "International breaking news and stories".
 */
const WORDS_BEFORE = 4
/**
 * The most words of a part after the outlet's name. Longer pieces are a description: "Independent
 * News From Orrin".
 */
const WORDS_BEHIND = 3
/** The most parts beside the outlet in a feed's name. A feed with more lists its subjects. */
const MOST_PARTS = 2
/** Words that do not distinguish the feeds of an outlet. */
const OF_ANY_FEED = new Set(
  `a aktuell all actualités and article articles articoli artikel at atom blog breaking by channel com content daily
  derniers en english entries feed feeds for from front frontpage full headline headlines home homepage in latest main
  mainfeed medium most new newest news newsfeed newsletter nachrichten nieuws noticias notizie nytt of official on
  online org our page podcast popular portada post posts public recent rss rss2 senaste site stories story substack the to top
  topnews topstories updates update website xml главные новости`
    .split(/\s+/)
    .map(plain),
)

/**
 * The default name of a source: its outlet, and the part of the outlet that the feed is for. A feed
 * titled "California" becomes "Los Angeles Times · California", and "Harbour Gazette: Top Stories"
 * becomes "Harbour Gazette".
 */
export function feedName(title: string, key: string | null): string {
  const stated = title.slice(0, READ_CHARACTERS).replaceAll(/\s+/g, ' ').trim()
  if (key === null || stated === '') return title
  const pieces = stated.split(BETWEEN).map((piece) => piece.replace(/^[-–— ]{1,3}/u, '').trim())
  const outlet = wellKnownName(key) ?? nameStated(key, pieces)
  if (outlet === null) {
    const isPart =
      pieces.every((piece) => isOfAnyFeed(piece) || PARTS.has(plain(piece))) && !key.includes('/')
    return isPart ? `${nameByKey(key)} · ${stated}` : stated
  }
  const calls = callsOf(outlet, key)
  const rests = pieces.map((piece) => restOf(piece, calls))
  const named = rests.findIndex((rest) => rest !== null)
  // A piece such as "Bloomberg Markets" names both the outlet and its part.
  if (named !== -1 && pieces.length === 1) return isOfAnyFeed(rests[0]!) ? outlet : stated
  const parts = pieces.filter((piece, at) => {
    const isTold = isOfAnyFeed(rests[at] ?? piece) || pieces.indexOf(piece) < at
    const words = named !== -1 && at > named ? WORDS_BEHIND : WORDS_BEFORE
    return !isTold && !/[,.]/.test(piece) && piece.split(' ').length <= words
  })
  const naming = parts.find((part) => restOf(part, calls) !== null)
  const others = parts.filter((part) => part !== naming && !naming?.endsWith(` ${part}`))
  return [naming ?? outlet, ...(others.length > MOST_PARTS ? [] : others)].join(' · ')
}

/** The ways to name an outlet, normalized by `plain`: its name, its initials, and its host name. */
function callsOf(outlet: string, key: string): ReadonlySet<string> {
  const words = outlet.replace(/^the\s+/i, '').split(/\s+/)
  const initials = words.map((word) => plain(word).slice(0, 1)).join('')
  const host = key.split('/')[0]!
  const label = plain(host.split('.')[0]!)
  const hosts = ['', 'www', 'https', 'httpswww'].map((before) => before + plain(host))
  return new Set([plain(outlet), initials, label, ...hosts].filter((call) => call.length > 1))
}

/** The words of a piece without the name of the outlet; null if the piece does not contain it. */
function restOf(piece: string, calls: ReadonlySet<string>): string | null {
  const words = piece.split(' ')
  const longest = Math.max(...[...calls].map(({ length }) => length))
  let best: { start: number; count: number } | null = null
  for (let start = 0; start < words.length; start++) {
    let said = ''
    for (let end = start; end < words.length && said.length <= longest; end++) {
      said += plain(words[end]!)
      const count = end - start + 1
      if (calls.has(said) && count > (best?.count ?? 0)) best = { start, count }
    }
  }
  return best && words.toSpliced(best.start, best.count).join(' ')
}

function isOfAnyFeed(piece: string): boolean {
  return piece
    .split(/[\s,/&()[\].-]/)
    .map(plain)
    .every((word) => word === '' || OF_ANY_FEED.has(word))
}
