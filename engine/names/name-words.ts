import { languageWords } from '../words/language-words.ts'

/** A word of a sentence in which names are searched. */
export interface NameWord {
  /** The word without its possessive ending. */
  written: string
  lower: string
  isCapital: boolean
  isStopWord: boolean
  /**
   * True for the first word of a sentence or quotation, or after a sign such as a colon or a dash.
   * Its capital says nothing.
   */
  isFirst: boolean
  /** True in a line in title case. */
  isInTitle: boolean
  /** The signs between it and the next word. */
  gap: string
  /** True for a possessive such as "Orrin's", after which another name begins. */
  isPossessive: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.\-‑&@][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/gu
const POSSESSIVE = /['’]s?$/u
const ABBREVIATION = new Set(
  `sen sens rep reps gov gen col capt cmdr lt sgt maj adm rev hon pres st mt ft mr mrs ms dr prof jr sr inc corp co ltd bros no vs`.split(
    ' ',
  ),
)
/** Matches initials: "U.S", "J.D", and the "F" of "John F. Kennedy". */
const INITIALS = /^\p{Lu}(?:\.\p{Lu})*$/u
const ENDS = /[.!?…\n。！？]/u
const OPENS = /[:;•|–—“"‘„«([]/u
const LONG_ENOUGH = 4
/** The most characters that are read between two words. */
const LONGEST_GAP = 12
const LEAST_WORDS = 4
const SMALL_WORDS = new Set(
  'from with into over than upon amid after before about against between during under dans avec pour para desde sobre'.split(
    ' ',
  ),
)
/** Languages in which every noun has a capital, so that no headline is in title case. */
const NOUNS = new Set(['de', 'lb'])

/** The words of a text, each sentence by itself. */
export function nameWords(text: string, language: string | null): NameWord[][] {
  const { isStopWord } = languageWords(language ?? 'en')
  const clean = text.replace(INVISIBLE, '')
  const sentences: NameWord[][] = []
  let sentence: NameWord[] = []
  let isFirst = true
  const found = [...clean.matchAll(WORD)]
  found.forEach((match, at) => {
    let whole = match[0]
    let end = match.index + whole.length
    if (clean[end] === '.' && isAbbreviated(whole)) {
      whole += '.'
      end++
    }
    const gap = clean.slice(end, Math.min(found[at + 1]?.index ?? clean.length, end + LONGEST_GAP))
    const isPlain = gap === ' '
    const hasApostrophe = whole.includes("'") || whole.includes('’')
    const bare = hasApostrophe ? whole.replace(POSSESSIVE, '') : whole
    const lower = hasApostrophe ? bare.toLowerCase().replaceAll('’', "'") : bare.toLowerCase()
    sentence.push({
      written: bare,
      lower,
      isCapital: isCapital(bare),
      isStopWord: isStopWord(lower),
      isFirst,
      isInTitle: false,
      gap,
      isPossessive: bare !== whole || (!isPlain && /^['’](?:\s|$)/u.test(gap)),
    })
    // A plain gap, a single space, is tested first, because it is the most frequent.
    const isEnd = !isPlain && ENDS.test(gap)
    isFirst =
      !isPlain && (isEnd || OPENS.test(gap) || (/['"][\s]*$/u.test(gap) && /^\s/u.test(gap)))
    if (isEnd) {
      sentences.push(sentence)
      sentence = []
    }
  })
  if (sentence.length > 0) sentences.push(sentence)
  for (const one of sentences) {
    muteShouting(one)
    if (!NOUNS.has(language ?? '')) markTitle(one)
  }
  return sentences
}

function isCapital(word: string): boolean {
  const first = word.charCodeAt(0)
  return first < 0x80 ? first >= 0x41 && first <= 0x5a : /^\p{Lu}/u.test(word)
}

function isAbbreviated(word: string): boolean {
  return INITIALS.test(word) || ABBREVIATION.has(word.toLowerCase())
}

/** Marks a sentence in title case, in which only small words have no capital. */
function markTitle(sentence: NameWord[]): void {
  const isLong = ({ lower }: NameWord) =>
    lower.length >= LONG_ENOUGH && !SMALL_WORDS.has(lower) && /^\p{L}/u.test(lower)
  const isTitle =
    sentence.length >= LEAST_WORDS &&
    sentence.every((word) => word.isCapital || !isLong(word)) &&
    sentence.filter(isLong).length >= 3
  if (isTitle) for (const word of sentence) word.isInTitle = true
}

const SHOUTED = /^\p{Lu}[\p{Lu}\p{N}'’.-]*$/u
const IN_SHOUTING = /^[\s,;:'"’‘“”–—-]{1,3}$/u
const LEAST_SHOUTED = 4
const LEAST_LONG = 2
const LONG = 5

/** Removes the capital marks from words in a line of capitals, where a capital proves nothing. */
function muteShouting(sentence: NameWord[]): void {
  let start = 0
  sentence.forEach((word, at) => {
    const isShouted = word.isCapital && SHOUTED.test(word.written)
    const goesOn = isShouted && IN_SHOUTING.test(word.gap) && at + 1 < sentence.length
    if (goesOn) return
    const run = sentence.slice(start, isShouted ? at + 1 : at)
    start = at + 1
    if (run.length < LEAST_SHOUTED) return
    const long = run.filter(({ written }) => written.length >= LONG).length
    const small = run.some(({ isStopWord, written }) => isStopWord && written.length > 2)
    if (long >= LEAST_LONG || small) for (const one of run) one.isCapital = false
  })
}
