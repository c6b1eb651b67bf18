/** Replacements of suffixes. The longest suffix that a word ends in is replaced. */
type Suffixes = ReadonlyMap<number, readonly (readonly [suffix: string, instead: string])[]>

const VOWELS = 'aeiouy'
/** Letters after which the suffix "li" is removed. */
const BEFORE_LI = 'cdeghkmnrt'
const DOUBLES = new Set('bb dd ff gg mm nn pp rr tt'.split(' '))

/** Irregular words, which the general steps would stem wrongly. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    ...Object.fromEntries(
      'sky news howe atlas cosmos bias andes'.split(' ').map((one) => [one, one]),
    ),
  }),
)
const FINISHED = new Set('inning outing canning herring earring proceed exceed succeed'.split(' '))

const SECOND = suffixes(`
  tional tion enci ence anci ance abli able entli ent izer ize ization ize ational ate ation ate ator ate alism al
  aliti al alli al fulness ful ousli ous ousness ous iveness ive iviti ive biliti ble bli ble ogi og fulli ful
  lessli less li -`)
const THIRD = suffixes(`
  tional tion ational ate alize al icate ic iciti ic ical ic ful - ness - ative -`)
const FOURTH = suffixes(`
  al - ance - ence - er - ic - able - ible - ant - ement - ment - ent - ism - ate - iti - ous - ive - ize - ion -`)

/**
 * The stem of a lower-case English word by Snowball's Porter2 algorithm. The Snowball package takes
 * twenty times as long, and remembering stems is not enough, because half the words of news appear
 * only once.
 */
export function englishStem(word: string): string {
  const exception = EXCEPTIONS.get(word)
  if (exception !== undefined) return exception
  if (word.length < 3) return word
  const marked = withConsonants(word.startsWith("'") ? word.slice(1) : word)
  const [first, second] = regionsOf(marked)
  const singular = withoutPlural(marked)
  if (FINISHED.has(singular)) return singular
  let stem = withoutPast(singular, first)
  const [last, before] = [stem.at(-1), stem.at(-2)]
  if ((last === 'y' || last === 'Y') && stem.length > 2 && !isVowel(before))
    stem = `${stem.slice(0, -1)}i`
  stem = replaced(stem, SECOND, first, isSecond)
  stem = replaced(stem, THIRD, first, (suffix, at) => suffix !== 'ative' || at >= second)
  stem = replaced(
    stem,
    FOURTH,
    second,
    (suffix, at, word) => suffix !== 'ion' || 'st'.includes(word[at - 1] ?? '-'),
  )
  return withoutEnd(stem, first, second).replaceAll('Y', 'y')
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.includes(letter)
}

/** Writes a "y" that is a consonant as a capital. */
function withConsonants(word: string): string {
  if (!word.includes('y')) return word
  let marked = word.startsWith('y') ? 'Y' : word[0]!
  for (let at = 1; at < word.length; at++)
    marked += word[at] === 'y' && isVowel(marked[at - 1]) ? 'Y' : word[at]!
  return marked
}

/**
 * The starts of Porter2's regions R1 and R2. Most steps change a suffix only inside one of them.
 */
function regionsOf(word: string): [number, number] {
  const known = /^(?:gener|commun|arsen)/.exec(word)?.[0].length
  const first = known ?? behindVowel(word, 0)
  return [first, behindVowel(word, first)]
}

/** The place after the first consonant that follows a vowel. */
function behindVowel(word: string, from: number): number {
  let at = from
  while (at < word.length && !isVowel(word[at])) at++
  while (at < word.length && isVowel(word[at])) at++
  return at < word.length ? at + 1 : word.length
}

function hasVowel(word: string, end: number): boolean {
  for (let at = 0; at < end; at++) if (isVowel(word[at])) return true
  return false
}

/** Says if a word ends in a short syllable. */
function isShort(word: string, end: number): boolean {
  const [third, vowel, last] = [word[end - 3], word[end - 2], word[end - 1]]
  if (last === undefined || !isVowel(vowel) || isVowel(last)) return false
  if (end === 2) return true
  return third !== undefined && !isVowel(third) && !'wxY'.includes(last)
}

function withoutPlural(whole: string): string {
  const word = whole.replace(/'(?:s'?)?$/, '')
  if (!word.endsWith('s')) return word.endsWith('ied') ? shortened(word) : word
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies')) return shortened(word)
  if (word.endsWith('us') || word.endsWith('ss')) return word
  return hasVowel(word, word.length - 2) ? word.slice(0, -1) : word
}

function shortened(word: string): string {
  return word.slice(0, word.length > 4 ? -2 : -1)
}

const PAST = /(?:eed|eedly|ed|edly|ing|ingly)$/

function withoutPast(word: string, first: number): string {
  const suffix = PAST.exec(word)?.[0]
  if (suffix === undefined) return word
  const end = word.length - suffix.length
  if (suffix.startsWith('ee')) return end >= first ? `${word.slice(0, end)}ee` : word
  if (!hasVowel(word, end)) return word
  const stem = word.slice(0, end)
  const last = stem.slice(-2)
  if (last === 'at' || last === 'bl' || last === 'iz') return `${stem}e`
  if (DOUBLES.has(last)) return stem.slice(0, -1)
  return end === first && isShort(stem, end) ? `${stem}e` : stem
}

/**
 * Replaces the longest matching suffix, if it is inside the region that begins at `from` and
 * `mayGo` allows it.
 */
function replaced(
  word: string,
  suffixes: Suffixes,
  from: number,
  mayGo: (suffix: string, at: number, word: string) => boolean,
): string {
  const found = suffixes.get(word.charCodeAt(word.length - 1))?.find(([one]) => word.endsWith(one))
  if (!found) return word
  const [suffix, instead] = found
  const at = word.length - suffix.length
  return at >= from && mayGo(suffix, at, word) ? word.slice(0, at) + instead : word
}

function isSecond(suffix: string, at: number, word: string): boolean {
  if (suffix === 'li') return BEFORE_LI.includes(word[at - 1] ?? '-')
  return suffix !== 'ogi' || word[at - 1] === 'l'
}

function withoutEnd(word: string, first: number, second: number): string {
  const end = word.length - 1
  if (word.endsWith('e')) {
    return end >= second || (end >= first && !isShort(word, end)) ? word.slice(0, end) : word
  }
  return word.endsWith('ll') && end >= second ? word.slice(0, end) : word
}

/** Parses a list of suffixes and groups them by their last letter, the longest first. */
function suffixes(list: string): Suffixes {
  const words = list.trim().split(/\s+/)
  const found = new Map<number, [string, string][]>()
  for (let at = 0; at < words.length; at += 2) {
    const [suffix, instead] = [words[at]!, words[at + 1]!]
    const last = suffix.charCodeAt(suffix.length - 1)
    found.set(last, [...(found.get(last) ?? []), [suffix, instead === '-' ? '' : instead]])
  }
  for (const some of found.values()) some.sort(([a], [b]) => b.length - a.length)
  return found
}
