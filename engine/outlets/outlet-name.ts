import { plain, wellKnownName } from './well-known.ts'

/** Signs between the name of an outlet and the part of it that a feed is for. */
export const BETWEEN = / ?[|›»>·•:] | [-–—|›»>·•:] ?/u
export const READ_CHARACTERS = 200
const SHORT_WORDS = 3
/** Matches an article that belongs to the name after it, as in "La Gazette de Orrin". */
const ARTICLE = /^(?:the|la|le|les|el|los|las|il|lo|i|gli|der|die|das|de|het|o|os|as)$/i
/** Titles that name only a part of an outlet, or say nothing. */
export const PARTS = new Set(
  `all articles arts content feed feeds topics updates breaking breakingnews business climate culture economy entertainment environment front frontpage
  headlines health home homepage international latest latestnews lifestyle local main mainfeed markets national
  nation news opinion politics posts recent rss science sport sports stories tech technology topnews topstories
  travel uk us usnews video world worldnews`.split(/\s+/),
)

/**
 * The name of an outlet: a well-known name, else the part of its feed's title that matches its host
 * name, else the first part that is not a label. For harbourgazette.example, "Harbour Gazette: Main
 * Feed" gives "Harbour Gazette". Null if there is none.
 */
export function outletName(key: string, title: string | null): string | null {
  const known = wellKnownName(key)
  if (known !== null) return known
  const stated = (title ?? '').slice(0, READ_CHARACTERS).replaceAll(/\s+/g, ' ').trim()
  if (stated === '') return null
  const pieces = stated.split(BETWEEN).filter((piece) => piece !== '')
  return nameStated(key, pieces) ?? pieces.find((piece) => !PARTS.has(plain(piece))) ?? null
}

/**
 * The name in one of these pieces of a title that matches the first part of the outlet's host name,
 * or its path; null if none does.
 */
export function nameStated(key: string, pieces: readonly string[]): string | null {
  const label = plain(key.includes('/') ? key.slice(key.indexOf('/')) : (key.split('.')[0] ?? ''))
  return pieces.map((piece) => wordsNamed(piece, label)).find((name) => name !== null) ?? null
}

/**
 * The words of a piece that match the label of a host name: "Slate" of "Slate Articles". All of its
 * words are returned if they are few, or if the label is their short form; null if nothing matches.
 */
function wordsNamed(piece: string, label: string): string | null {
  if (label === '') return null
  const words = piece.split(' ')
  for (let start = 0; start < words.length; start++) {
    let said = ''
    for (let end = start; end < words.length && said.length < label.length; end++) {
      said += plainPart(words[end]!)
      if (said === label || said === label.replace(/^the/, '')) {
        // "Radio Orrin" and "Orrin Gazette" are names of orrin.example, but "Latest news from Orrin" is not.
        const rest = words.slice(end + 1)
        const isName = words.length <= SHORT_WORDS && (rest.length === 0 || start === 0)
        const isPart = rest.some((word) => PARTS.has(plain(word)))
        const first = ARTICLE.test(words[start - 1] ?? '') ? start - 1 : start
        return (isName && !isPart ? words : words.slice(first, end + 1)).join(' ')
      }
    }
  }
  const all = plain(piece)
  const initials = words.map((word) => plain(word).slice(0, 1)).join('')
  const isShort = (label.length > 1 && initials === label) || all.startsWith(label)
  return isShort ? piece : null
}

/** Normalizes a word as `plain` does, but keeps "the", which may be inside a name. */
function plainPart(word: string): string {
  return /^the$/i.test(word) ? 'the' : plain(word)
}

/** The name of an outlet whose feeds do not state it: a well-known name, else its host name. */
export function nameByKey(key: string): string {
  return wellKnownName(key) ?? key.replace(/^name:/, '')
}

/** Says if a title holds the name of the outlet. */
export function isNamedIn(title: string, outlet: string): boolean {
  return plain(title).includes(plain(outlet))
}
