/** A sentence and its place: `text` is exactly what the source has from `start` to `end`. */
export interface Sentence {
  text: string
  start: number
  end: number
}

/**
 * Places where a sentence may end: western marks before a space and a letter that can begin a
 * sentence, Chinese and Japanese marks anywhere, and line ends.
 */
const POSSIBLE_END =
  /(?<![.!?…])[.!?…]+["'”“’»)\]]*(?:\s»)?(?=\s+["'“‘„‚«¿¡([]*(?:«\s)?[\p{Lu}\p{Lt}\p{Lo}\p{N}])|[。！？｡]+[」』”’）]*|\n\s*/gu

/** Capitalized words whose dot never ends a sentence: titles before a name, months before a day. */
const TITLES = new Set(
  `Mr Mrs Ms Messrs Dr Drs Prof Profs Sen Sens Rep Reps Gov Govs Gen Col Capt Cmdr Lt Sgt Maj Adm Rev Hon Pres St Mt Ft Hr Fr
  Mme Mlle Sra Srta Dra Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec`.split(/\s+/),
)

/** Words whose dot ends no sentence before a digit: "No. 5". */
const BEFORE_NUMBERS = new Set('no nos fig vol p pp art abs nr sec ch'.split(' '))

const NEVER_LAST = new Set('v vs approx ca cf e.g i.e z.b d.h u.a bzw'.split(' '))

/** Abbreviations whose dot may end a sentence; the next word decides. */
const SOMETIMES_LAST = new Set(
  `inc corp co ltd llc plc bros jr sr u.s u.k u.n e.u d.c a.m p.m ph.d etc al ave blvd usw`.split(
    /\s+/,
  ),
)

const FIRST_WORDS = new Set(
  `a after all although an and another as at but by during each even for from he her his how however
  i if in is it its later meanwhile more most no not now of on one only other our she since so some
  still such that the their then there these they this those to two under until we what when where
  while who why with yet you`.split(/\s+/),
)

/** Matches a German month, for dates such as "am 3. Oktober". */
const MONTH_AHEAD = /^\s+(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jän)[\p{L}]*/u

/** The sentences of a text in order; only the space between them is left out. */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = []
  let from = 0
  for (const match of text.matchAll(POSSIBLE_END)) {
    const to = match.index + match[0].length
    if (to <= from || !endsHere(text, from, match)) continue
    pushTrimmed(found, text, from, to)
    from = to
  }
  pushTrimmed(found, text, from, text.length)
  return found
}

function endsHere(text: string, from: number, match: RegExpExecArray): boolean {
  const mark = match[0]
  const after = text.slice(match.index + mark.length, match.index + mark.length + 40)
  // A line break before lower case only wraps a line; an empty line always ends a sentence.
  if (mark.includes('\n')) return /\n\s*\n/.test(mark) || !/^[\p{Ll},;]/u.test(after)
  if (!mark.startsWith('.') || mark.startsWith('..')) return true

  // safe expression: it looks at 20 characters
  const last = /[\p{L}\p{N}.]+$/u.exec(
    text.slice(Math.max(from, match.index - 20), match.index),
  )?.[0]
  if (last === undefined) return true
  // The dot of an initial ends no sentence: "J. Okafor", "J.K. Okafor".
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(last) && !SOMETIMES_LAST.has(last.toLowerCase())) return false
  if (/^\d{1,2}$/.test(last) && MONTH_AHEAD.test(after)) return false

  const word = last.toLowerCase()
  if (TITLES.has(last) || NEVER_LAST.has(word)) return false
  if (BEFORE_NUMBERS.has(word)) return !/^\s+\d/.test(after)
  if (!SOMETIMES_LAST.has(word)) return true
  const next = /[\p{L}\p{N}]+/u.exec(after)?.[0]
  return next !== undefined && FIRST_WORDS.has(next.toLowerCase())
}

function pushTrimmed(found: Sentence[], text: string, from: number, to: number): void {
  const piece = text.slice(from, to)
  const trimmed = piece.trim()
  if (trimmed === '') return
  const start = from + piece.indexOf(trimmed)
  found.push({ text: trimmed, start, end: start + trimmed.length })
}
