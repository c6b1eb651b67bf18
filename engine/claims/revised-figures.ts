import { figuresOf, type Figure } from './figures.ts'
import { languageByWords } from '../words/language.ts'
import { stems } from '../words/terms.ts'
import { writtenDates } from './written-dates.ts'

/** A sentence and when it was said, in epoch milliseconds. */
export interface Said {
  text: string
  at: number
}

export interface Revised<Then, Now> {
  before: { sentence: Then; figure: Figure }
  after: { sentence: Now; figure: Figure }
}

/** Beyond this, two numbers do not speak of the same. */
const MOST_TIMES = 10
/** How alike two sentences must be when nothing but their likeness says that they count the same. */
const ALIKE = 0.7

/**
 * The figures of what a reader saw that later sentences give another value, each once, in its latest word. Rather
 * none than a wrong pair: same unit, same kind of thing counted, same place and day where both name one, and no
 * later sentence that says the old value again.
 */
export function revisedFigures<Then extends Said, Now extends Said>(
  then: readonly Then[],
  now: readonly Now[],
): Revised<Then, Now>[] {
  const before = then.flatMap(readClaims)
  const after = now.flatMap(readClaims).toSorted((a, b) => b.sentence.at - a.sentence.at)
  const revised = new Map<string, Revised<Then, Now>>()
  const confirmed = new Set<string>()

  for (const late of after) {
    for (const early of before.toSorted((a, b) => b.sentence.at - a.sentence.at)) {
      if (late.sentence.at < early.sentence.at || !isSameCount(early, late)) continue
      // Of each count the latest word decides, whether it is another or the same again.
      const key = keyOf(early)
      if (revised.has(key) || confirmed.has(key)) continue
      const isKnown = before.some(
        (other) => other.figure.value === late.figure.value && keyOf(other) === key,
      )
      if (isKnown) confirmed.add(key)
      else if (isPlausible(early.figure.value, late.figure.value)) {
        revised.set(key, {
          before: { sentence: early.sentence, figure: early.figure },
          after: { sentence: late.sentence, figure: late.figure },
        })
      }
    }
  }
  return [...revised.values()]
}

interface Claim<Sentence> {
  sentence: Sentence
  figure: Figure
  /** Its how manieth figure it is, and of how many. */
  nth: number
  count: number
  context: Set<string>
  places: Set<string>
  days: Set<string>
  years: Set<string>
}

function readClaims<Sentence extends Said>(sentence: Sentence): Claim<Sentence>[] {
  const { text } = sentence
  const language = languageByWords(text)
  const figures = figuresOf(text)
  const dates = writtenDates(text, language)
  const context = new Set(stems(text, language).filter((stem) => !/^\d/u.test(stem)))
  const places = new Set(
    Array.from(text.matchAll(PLACE), (match) => match[1]!.toLowerCase().replace(/['’]s$/u, '')),
  )
  const days = new Set(
    dates
      .filter(({ day, weekday }) => day !== null || weekday !== null)
      .map(({ day, month, weekday }) => `${weekday ?? `${day}.${month}`}`),
  )
  const years = new Set(text.match(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/gu))
  return (
    figures
      .map((figure, nth) => ({
        sentence,
        figure,
        nth,
        count: figures.length,
        context,
        places,
        days,
        years,
      }))
      // "12 dead in Orlan, 3 dead in Veil": nobody knows which one a later report revises.
      .filter(
        ({ figure, nth }) =>
          figure.fate === null ||
          !figures.some((other, at) => at !== nth && kindOf(other) === kindOf(figure)),
      )
  )
}

const PLACE =
  /(?<!\p{L})(?:in|at|near|off|outside|across|bei|im|nahe|vor|en|dans|à|près de|cerca de|em|a|nel|nella|vicino a|в|у)\s+(?:the\s+|la\s+|el\s+|der\s+|dem\s+)?(\p{Lu}[\p{L}'’-]+)/gu

function kindOf({ unit, fate, noun }: Figure): string {
  return `${fate}|${noun}|${unit}`
}

function keyOf({ figure, context, nth }: Claim<unknown>): string {
  if (figure.fate !== null) return kindOf(figure)
  return `${kindOf(figure)}|${nth}|${[...context].toSorted().join(' ')}`
}

function isSameCount(early: Claim<Said>, late: Claim<Said>): boolean {
  if (kindOf(early.figure) !== kindOf(late.figure)) return false
  if (areApart(early.places, late.places) || areApart(early.days, late.days)) return false
  // A year in one alone is the history that a report tells beside its news.
  if (early.years.size !== late.years.size || areApart(early.years, late.years)) return false

  const likeness = diceOf(early.context, late.context)
  if (early.figure.fate !== null) {
    const shared = [...early.context].filter((stem) => late.context.has(stem)).length
    return shared >= 2 || likeness >= ALIKE || Math.min(early.context.size, late.context.size) <= 3
  }
  const isInPlace = early.nth === late.nth && early.count === late.count
  return isInPlace && likeness >= ALIKE && (early.figure.noun !== null || early.figure.unit !== '')
}

function areApart(a: Set<string>, b: Set<string>): boolean {
  return a.size > 0 && b.size > 0 && ![...a].some((one) => b.has(one))
}

function diceOf(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((one) => b.has(one)).length
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

function isPlausible(before: number, after: number): boolean {
  const [small, large] = [Math.min(before, after), Math.max(before, after)]
  return small > 0 && large / small <= MOST_TIMES
}
