/** A word of a text, or a run of letters in a script without spaces, with its place. */
export interface SearchToken {
  kind: 'word' | 'run'
  /** Its text: a word in lower case, a run as written. */
  text: string
  /** The number of the word in the text, from 1; each letter of a run counts as one. */
  position: number
  /** True for a word in capitals, such as "WHO" in a line of other words. */
  isCapital: boolean
  /**
   * The word with its signs: "c++", ".net", "at&t"; for "U.S." it is "us". Null for a word without
   * signs.
   */
  sign: string | null
  /** Its place in the text after NFKC normalization. */
  start: number
  end: number
}

/** The kinds of characters; 0 in `kinds` means not determined yet. */
const OTHER = 1
const LETTER = 2
const DIGIT = 3
const MARK = 4
/** A letter of a script without spaces, or of one that joins particles to words. */
const UNSPACED = 5
/** One half of a surrogate pair. */
const HALF = 6

const UNSPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc\uff70]/u

const kinds = new Uint8Array(0x10000)

function kindOf(code: number): number {
  return kinds[code]! || (kinds[code] = readKind(code))
}

function readKind(code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return HALF
  return kindOfCharacter(String.fromCharCode(code))
}

function kindOfCharacter(character: string): number {
  if (/\p{M}/u.test(character)) return MARK
  if (!/[\p{L}\p{N}]/u.test(character)) return OTHER
  if (UNSPACED_LETTER.test(character)) return UNSPACED
  return /\p{N}/u.test(character) ? DIGIT : LETTER
}

/** The length to which words are cut, in texts and in searches. */
const WORD_CHARACTERS = 64
/** Ends of English words after an apostrophe. */
const CONTRACTIONS = new Set(['s', 't', 'm', 'd', 'll', 're', 've'])
/** Turkish endings after the apostrophe of a name: "Türkiye'nin", "İzmir'de". */
const TURKISH_ENDINGS = new Set(
  `a e ı i u ü ya ye yı yi yu yü la le yla yle da de ta te dan den tan ten ın in un ün nın nin nun nün lı li lu lü
  lar ler ları leri daki deki taki teki`.split(/\s+/u),
)
const LAST_LATIN = 0x24f

/**
 * Reads the words of a text in order. A hyphen separates two words. So does an apostrophe, unless
 * one part is only an article or an ending ("l'eau", "Pell's").
 *
 * @param onToken is called for each word, always with the same object.
 * @returns the position of the last word.
 */
export function readTokens(
  text: string,
  language: string | null,
  before: number,
  onToken: (token: SearchToken) => void,
): number {
  const plain = text.normalize('NFKC')
  const lower = lowered(plain, language)
  const written = lower.length === plain.length ? plain : lower
  const token: SearchToken = {
    kind: 'word',
    text: '',
    position: before,
    isCapital: false,
    sign: null,
    start: 0,
    end: 0,
  }
  const { length } = lower
  let position = before
  for (let at = 0; at < length;) {
    const kind = kindAt(lower, at)
    if (kind === OTHER || kind === MARK) {
      at += widthAt(lower, at)
      continue
    }
    const end = kind === UNSPACED ? endOfRun(lower, at) : endOfWord(lower, at)
    if (kind === UNSPACED) {
      token.kind = 'run'
      token.text = lower.slice(at, end)
      token.position = position + 1
      token.isCapital = false
      token.sign = null
      token.start = at
      token.end = end
      onToken(token)
      position += unitsOf(token.text).length
      at = end
      continue
    }
    const letters = endOfAcronym(lower, at, end)
    if (letters > end) {
      token.sign = lower.slice(at, letters).replaceAll('.', '')
      token.text = token.sign
      token.isCapital = true
    } else if (isJoint(lower, at, end)) {
      at = end
      continue
    } else {
      token.text = wordAt(lower, at, end)
      token.sign = signAt(lower, at, end)
      token.isCapital = isInCapitals(written, lower, at, end)
    }
    token.kind = 'word'
    token.position = ++position
    token.start = at
    token.end = Math.max(end, letters)
    onToken(token)
    at = token.end
  }
  return position
}

/** The letters of a run, each together with its marks. */
export function unitsOf(run: string): string[] {
  return run.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
}

function lowered(text: string, language: string | null): string {
  const isTurkic = language === 'tr' || language === 'az'
  return isTurkic ? text.toLocaleLowerCase('tr') : text.toLowerCase()
}

function kindAt(text: string, at: number): number {
  const kind = kindOf(text.charCodeAt(at))
  return kind === HALF ? kindOfCharacter(String.fromCodePoint(text.codePointAt(at)!)) : kind
}

function widthAt(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1
}

function endOfRun(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind !== UNSPACED && kind !== MARK) break
    at += widthAt(text, at)
  }
  return at
}

/** The end of a word. An apostrophe between non-Latin letters is part of it. */
function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind === OTHER && at > from && isApostrophe(text, at) && isBeyondLatin(text, at)) {
      at++
      continue
    }
    if (kind === OTHER || kind === UNSPACED) break
    at += widthAt(text, at)
  }
  return at
}

function isApostrophe(text: string, at: number): boolean {
  const character = text[at]
  return character === "'" || character === '’'
}

function isBeyondLatin(text: string, at: number): boolean {
  const isLetter = (place: number) =>
    place < text.length && kindAt(text, place) === LETTER && text.charCodeAt(place) > LAST_LATIN
  return isLetter(at - 1) && isLetter(at + 1)
}

/** The end of an acronym with dots, as in "u.s."; `end` for other words. */
function endOfAcronym(text: string, from: number, end: number): number {
  let last = end
  while (
    last - from <= WORD_CHARACTERS &&
    end === from + 1 &&
    text[last] === '.' &&
    last + 1 < text.length &&
    kindAt(text, last + 1) === LETTER &&
    (last + 2 === text.length || kindAt(text, last + 2) === OTHER)
  )
    last += 2
  return last
}

/**
 * Says if a part is not a word of its own, but an article or an ending next to an apostrophe: "l"
 * of "l'eau", "s" of "Pell's", "de" of "İzmir'de".
 */
function isJoint(text: string, at: number, end: number): boolean {
  if (isApostrophe(text, end) && end === at + 1 && isLetterAt(text, end + 1)) return true
  if (at < 2 || !isApostrophe(text, at - 1) || !isLetterAt(text, at - 2)) return false
  const ending = text.slice(at, end)
  return (
    CONTRACTIONS.has(ending) || (at > 2 && isLetterAt(text, at - 3) && TURKISH_ENDINGS.has(ending))
  )
}

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && kindAt(text, at) === LETTER
}

function wordAt(text: string, at: number, end: number): string {
  const word = text.slice(at, Math.min(end, at + WORD_CHARACTERS))
  return word.replaceAll(/['’]/gu, '')
}

/** A word with its signs: "c++", "c#", ".net", "at&t"; null if it has none. */
function signAt(text: string, at: number, end: number): string | null {
  let last = end
  while (last - end < 3 && (text[last] === '+' || text[last] === '#')) last++
  const isAlone = last >= text.length || kindAt(text, last) === OTHER
  if (last > end && isAlone && isLetterAt(text, end - 1)) return text.slice(at, last)
  if (text[at - 1] === '.' && isLetterAt(text, at) && isBegin(text, at - 2))
    return text.slice(at - 1, end)
  if (text[end] !== '&' || text[at - 1] === '&') return null
  last = end
  while (text[last] === '&' && isLetterAt(text, last + 1) && last - at < WORD_CHARACTERS)
    last = endOfWord(text, last + 1)
  return last > end && last - at <= WORD_CHARACTERS ? text.slice(at, last) : null
}

/** Says if a word that starts with a dot may begin after this place. */
function isBegin(text: string, at: number): boolean {
  return at < 0 || (text[at] !== '.' && kindAt(text, at) === OTHER)
}

function isInCapitals(written: string, lower: string, at: number, end: number): boolean {
  if (end - at < 2 || end - at > 5) return false
  for (let place = at; place < end; place++)
    if (written.charCodeAt(place) === lower.charCodeAt(place)) return false
  return true
}
