import { tokensOf, type Token } from './tokens.ts'
import type { ReadQuestion } from '../read-question.ts'
import { comparedMeasure } from './compared-measure.ts'

/** One side of a comparison, as a question. */
export interface ComparedSide {
  /** Its name in the words of the question. */
  name: string
  question: ReadQuestion
}

const set = (list: string) => new Set(list.trim().split(/\s+/))
const COMPARING = set(
  `compare compares compared comparing comparison differ differs difference differences contrast versus vs
  vergleiche vergleich unterschied comparez comparer comparaison différence compara comparar comparación diferencia confronta differenza`,
)
const BETWEEN = set(
  `and with to against versus vs from or und mit oder avec et à ou con y o e tra en met com i z than`,
)
const OR = set('or oder ou o of czy')
const PREPOSITIONS = set(
  'of in at for from on near between von aus bei für de du des dans à en di nel della van w z do da no na em',
)
const OPENING = set(
  `how what which who is are was were do does did has have had can the a an between in by to much many
  wie was welche ist sind war quel quelle comment est qué cómo es come che quale`,
)
const STANDS_FOR = set('that those one ones')
const OF_SOMEBODY = set('his her its their')
const ARTICLES = set(
  'the a an in of to der die das den dem le la les du el los il lo gli de do da het een',
)
/** Comparatives: "more", and endings as in "deadlier". */
const MORE = set(
  `more less fewer better worse higher lower older younger longer shorter bigger smaller larger greater earlier later faster
  slower stronger weaker cheaper richer poorer deadlier costlier heavier lighter taller deeper closer further warmer hotter colder
  mehr weniger höher älter länger größer teurer plus moins más menos mayor più meno meer minder mais więcej`,
)
/** The longest text of a comparison, which is one sentence. */
const LONGEST = 300
const MOST_TOKENS = 50

/** The two sides that a question compares; null if there are not two, or it is too long. */
export function comparisonIn(question: ReadQuestion): [ComparedSide, ComparedSide] | null {
  if (question.text.length > LONGEST) return null
  const tokens = tokensOf(question.text)
  if (tokens.length > MOST_TOKENS) return null
  const parted = byVerb(tokens) ?? byThan(tokens) ?? byChoice(question.text, tokens)
  if (parted === null) return null
  const [one, other] = inFull(parted, tokens)
  const measure = comparedMeasure(tokens)
  const sides = [one, other].map((places, nth): ComparedSide => {
    const said = new Set(places.map((at) => tokens[at]!.lower))
    const shared = new Set(parted.shared.map((at) => tokens[at]!.lower))
    const terms = question.terms.filter(({ word, at }) => {
      const lower = word.toLowerCase()
      if (MORE.has(lower) || COMPARING.has(lower) || measure.said.has(lower)) return false
      return said.has(lower) || said.has(tokens[at]?.lower ?? '') || shared.has(lower)
    })
    return {
      name: nameOf(question.text, tokens, [parted.one, parted.other][nth]!),
      question: {
        ...question,
        kind: measure.wanted.holds === 'number' ? 'how-many' : 'anything',
        wanted: measure.wanted,
        outcome: null,
        terms,
      },
    }
  }) as [ComparedSide, ComparedSide]
  return hasOwn(sides[0], sides[1]) && hasOwn(sides[1], sides[0]) ? sides : null
}

interface Parted {
  /** Positions of the tokens of the first side; `shared` has those that belong to both sides. */
  one: number[]
  other: number[]
  shared: number[]
}

/**
 * Splits a comparison with a verb or noun: "How does A compare with B", "compare A and B", "the
 * difference between A and B".
 */
function byVerb(tokens: readonly Token[]): Parted | null {
  const verb = tokens.findIndex(({ lower }) => COMPARING.has(lower))
  if (verb < 0) return null
  const before = withoutOpening(range(0, verb), tokens)
  const behind = range(verb + 1, tokens.length)
  if (before.length > 0 && behind.length > 0) {
    return { one: before, other: withoutOpening(behind, tokens), shared: [] }
  }
  const all = withoutOpening(before.length > 0 ? before : behind, tokens)
  // If there are several conjunctions, the one nearest to the middle separates the two sides, which
  // are usually of similar length.
  const [joint] = all
    .filter((at) => BETWEEN.has(tokens[at]!.lower) && at !== all[0] && at !== all.at(-1))
    .toSorted((a, b) => farFromMiddle(a, all) - farFromMiddle(b, all))
  if (joint === undefined) return null
  return {
    one: all.filter((at) => at < joint),
    other: withoutOpening(
      all.filter((at) => at > joint),
      tokens,
    ),
    shared: [],
  }
}

function farFromMiddle(at: number, all: readonly number[]): number {
  return Math.abs(at - (all[0]! + all.at(-1)!) / 2)
}

/** Splits a comparison with "than": "Was A deadlier than B". */
function byThan(tokens: readonly Token[]): Parted | null {
  const than = tokens.findIndex(({ lower }) => lower === 'than')
  const next = tokens[than + 1]
  if (than < 2 || next === undefined || /^\p{Nd}/u.test(next.lower)) return null
  const opens = /^(?:is|are|was|were|do|does|did|has|have|had)$/u.test(tokens[0]!.lower)
  if (!opens || !tokens.slice(1, than).some(({ lower }) => MORE.has(lower))) return null
  return {
    one: withoutOpening(range(0, than), tokens).filter((at) => !MORE.has(tokens[at]!.lower)),
    other: withoutOpening(range(than + 1, tokens.length), tokens),
    shared: [],
  }
}

/** Splits a comparison with "or": "Which rose more, A or B", "Did more people die in A or in B". */
function byChoice(text: string, tokens: readonly Token[]): Parted | null {
  const or = tokens.findLastIndex(({ lower }) => OR.has(lower))
  if (or < 2 || or > tokens.length - 2) return null
  if (!tokens.slice(0, or).some(({ lower }) => MORE.has(lower) || /\p{L}{2}est$/u.test(lower)))
    return null
  const other = withoutOpening(range(or + 1, tokens.length), tokens)
  const comma = range(1, or).findLast((at) =>
    /[,:]/u.test(text.slice(tokens[at - 1]!.end, tokens[at]!.start)),
  )
  if (comma !== undefined) return { one: range(comma, or), other, shared: range(0, comma) }
  const opens = /^(?:is|are|was|were|do|does|did|has|have|had)$/u.test(tokens[0]!.lower)
  const place = range(1, or).findLast((at) => PREPOSITIONS.has(tokens[at]!.lower))
  if (!opens || place === undefined) return null
  return { one: range(place, or), other, shared: range(1, place) }
}

/**
 * Completes the second side with the words that the question says only once for both: "the toll of
 * A and of B", "inflation in A and that in B".
 */
function inFull({ one, other }: Parted, tokens: readonly Token[]): [number[], number[]] {
  const place = one.findIndex((at) => PREPOSITIONS.has(tokens[at]!.lower))
  const head = one.slice(0, Math.max(0, place))
  const [first] = other
  const owner = one.find((at) => /^\p{Lu}/u.test(tokens[at]!.written))
  const isOwned = other.some((at) => OF_SOMEBODY.has(tokens[at]!.lower))
  const stands = first !== undefined && STANDS_FOR.has(tokens[first]!.lower)
  const isBare = !other.some((at) => PREPOSITIONS.has(tokens[at]!.lower))
  const more = [
    ...(stands || isBare ? head : []),
    ...(isOwned && owner !== undefined ? [owner] : []),
  ]
  return [one, [...more, ...other.filter((at) => !STANDS_FOR.has(tokens[at]!.lower))]]
}

function withoutOpening(places: readonly number[], tokens: readonly Token[]): number[] {
  const from = places.findIndex((at) => {
    const { lower } = tokens[at]!
    return !OPENING.has(lower) && !BETWEEN.has(lower)
  })
  return from < 0 ? [] : places.slice(from)
}

function nameOf(text: string, tokens: readonly Token[], places: readonly number[]): string {
  const from = places.find((at) => !ARTICLES.has(tokens[at]!.lower)) ?? places[0]
  const last = places.at(-1)
  if (from === undefined || last === undefined) return ''
  // The apostrophe and "s" of a genitive are not part of the name.
  const start = tokens[from]!.start
  return text
    .slice(start, tokens[last]!.end)
    .replace(/['’]s?$/u, '')
    .trim()
}

function hasOwn(side: ComparedSide, other: ComparedSide): boolean {
  const known = new Set(other.question.terms.map(({ word }) => word.toLowerCase()))
  return side.question.terms.some(({ word }) => !known.has(word.toLowerCase()))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
}
