import { stems } from '../words/terms.ts'

export interface TitleOption {
  title: string
  /** Name of the outlet, which many write behind their titles. */
  outlet: string
}

/** "Title - Outlet", "Title | Section | Outlet", "Outlet: Title". */
const SUFFIX = /(?<!\s)\s+[-–—|·•]\s+([^-–—|·•]{2,60})$/u
const PREFIX = /^([^:|]{2,40})\s*[:|]\s+/u
/** What outlets write before a title and that is no part of it. */
const LABEL =
  /^(?:breaking(?: news)?|live(?: updates?| blog)?|liveblog|watch(?: live)?|video|photos?|in pictures|update[sd]?|exclusive|opinion|analysis|explainer|just in|developing|eilmeldung|en direct|direct)\s*(?:[:|–—]|-\s)\s*/iu

const SHORT_CHARACTERS = 25
const LONG_CHARACTERS = 110
const SHOUTED_SHARE = 0.6

/** The clearest of the titles: nearest to what all of them say, in a calm form, not too short or long. */
export function pickTitle(options: readonly TitleOption[], language: string | null = 'en'): string {
  const titles = options.map(({ title, outlet }) => cleanTitle(title, outlet))
  const shares = shareOfTitles(titles, language)

  let best = ''
  let bestScore = Number.NEGATIVE_INFINITY
  for (const title of titles) {
    if (title === '') continue
    const own = new Set(stems(title, language))
    const common = [...own].reduce((sum, stem) => sum + shares.get(stem)!, 0)
    const score = common / Math.sqrt(own.size + 1) - penalty(title)
    // The first of equals stays: it was published first.
    if (score > bestScore) [best, bestScore] = [title, score]
  }
  return best
}

const WORDS_OF_TEXT = 12

/** For a report without a title: its first words. */
export function titleOfText(text: string): string {
  const [first = ''] = text.trim().split(/\n|(?<=[.!?。！？])\s/u)
  const words = first.slice(0, LONG_CHARACTERS).split(/\s+/)
  const isWhole = first.length <= LONG_CHARACTERS && words.length <= WORDS_OF_TEXT
  if (isWhole) return words.join(' ')
  // What the limit cut in two is left out, unless it is all there is.
  const kept = words.slice(0, Math.max(1, Math.min(WORDS_OF_TEXT, words.length - 1)))
  return `${kept.join(' ')} …`
}

/** A title without its outlet's name and without labels such as "LIVE:". */
export function cleanTitle(title: string, outlet: string): string {
  let clean = title.replace(/\s+/gu, ' ').trim()
  for (let label = LABEL.exec(clean); label; label = LABEL.exec(clean)) {
    clean = clean.slice(label[0].length)
  }
  const suffix = SUFFIX.exec(clean)
  if (suffix && isNameOf(outlet, suffix[1]!)) clean = clean.slice(0, suffix.index)
  const prefix = PREFIX.exec(clean)
  if (prefix && isNameOf(outlet, prefix[1]!)) clean = clean.slice(prefix[0].length)
  return clean.trim()
}

/** "BBC News" is also meant by "BBC", "The Guardian" by "Guardian" and "theguardian.com". */
function isNameOf(outlet: string, text: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/\.(?:com|org|net|co\.uk|[a-z]{2})$/u, '')
      .replace(/^the\s+|[^\p{L}\p{N}]/gu, '')
      .replace(/^the/u, '')
  const name = plain(outlet)
  const said = plain(text)
  if (name === '' || said === '') return false
  return name === said || (said.length >= 3 && name.startsWith(said)) || said.startsWith(name)
}

/** For each stem, the share of titles that have it. */
function shareOfTitles(titles: readonly string[], language: string | null): Map<string, number> {
  const shares = new Map<string, number>()
  for (const title of titles) {
    for (const stem of new Set(stems(title, language))) {
      shares.set(stem, (shares.get(stem) ?? 0) + 1 / titles.length)
    }
  }
  return shares
}

/** What makes a title less clear than another that says the same. */
function penalty(title: string): number {
  const letters = title.match(/\p{L}/gu) ?? []
  const capitals = title.match(/\p{Lu}/gu) ?? []
  const isShouted = letters.length > 8 && capitals.length > letters.length * SHOUTED_SHARE
  return (
    (isShouted ? 1 : 0) +
    (title.length < SHORT_CHARACTERS ? 0.5 : 0) +
    (title.length > LONG_CHARACTERS ? 0.5 : 0) +
    (/[?…]$|\.\.\.$/u.test(title) ? 0.3 : 0) +
    (/[!]|^(?:why|how|what|here'?s|\d+\s+(?:things|ways|reasons))\b/iu.test(title) ? 0.2 : 0)
  )
}
