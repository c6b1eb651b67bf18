import { languageByWords } from '../words/language.ts'
import { stems } from '../words/terms.ts'
import { figuresOf, type Figure } from './figures.ts'
import { writtenDates } from './written-dates.ts'

/** A sentence and when it was said, in epoch milliseconds. */
export interface Said {
  text: string
  at: number
}

/** The likeness that two sentences need if nothing else shows that they count the same thing. */
const ALIKE = 0.7

/** Words of counts that restart each day or hour, and so are never revised. */
const PERIODIC =
  /\d\s+new\b|\b(?:24|48|twenty-four) hours\b|\b(?:past|last) day\b|\b(?:daily|a day|per day|neuinfektionen|nouveaux cas|nuevos casos)\b/iu
/** The least number without a unit that is a count; smaller ones are a magnitude or a place in a list. */
const LEAST_AMOUNT = 100
/** Units of distances to an event, which never change. */
const DISTANCES = new Set(['km', 'm', 'mi', '°'])

/** A figure of a sentence, with the facts that identify what it counts. */
export interface Claim<Sentence> {
  sentence: Sentence
  figure: Figure
  /**
   * The position of the figure among those of its sentence; `count` is the number of these figures.
   */
  nth: number
  count: number
  context: Set<string>
  places: Set<string>
  days: Set<string>
  years: Set<string>
}

export function readClaims<Sentence extends Said>(sentence: Sentence): Claim<Sentence>[] {
  return claimsOf(sentence, figuresOf(sentence.text))
}

/** The claims of a sentence whose figures are known. */
export function claimsOf<Sentence extends Said>(
  sentence: Sentence,
  figures: readonly Figure[],
  language = languageByWords(sentence.text),
): Claim<Sentence>[] {
  const { text } = sentence
  if (PERIODIC.test(text)) return []
  const dates = writtenDates(text, language)
  const context = new Set(stems(text, language).filter((stem) => !/^\d/u.test(stem)))
  const places = new Set(
    Array.from(text.matchAll(PLACE), ([, place = '', also]) => {
      const name = place.toLowerCase().replace(/['’]s$/u, '')
      return also === undefined ? name : `${name} and more`
    }),
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
      // If a sentence has two equal claims, as in "12 dead in Orlan, 3 dead in Veil", nobody knows
      // which one a later report revises, so both are left out.
      .filter(
        ({ figure, nth }) =>
          figure.fate === null ||
          !figures.some((other, at) => at !== nth && kindOf(other) === kindOf(figure)),
      )
  )
}

/** Matches places, because a count for two places is larger than a count for one of them. */
const PLACE =
  /(?<!\p{L})(?:in|at|near|off|outside|across|bei|im|nahe|vor|en|dans|à|près de|cerca de|em|a|nel|nella|vicino a|в|у)\s+(?:the\s+|la\s+|el\s+|der\s+|dem\s+)?(\p{Lu}[\p{L}'’-]+)(\s+(?:and|und|et|y|e|en|och|og|и)\s+(?:in\s+)?\p{Lu})?/gu

export function kindOf({ unit, fate, noun }: Figure): string {
  return `${fate}|${noun}|${unit}`
}

/** A key for a value with its kind, equal in two texts that state the same. */
export function valueKey(figure: Figure): string {
  return `${kindOf(figure)}|${figure.value}`
}

export function keyOf({ figure, context, nth }: Claim<unknown>): string {
  if (figure.fate !== null) return kindOf(figure)
  return `${kindOf(figure)}|${nth}|${[...context].toSorted().join(' ')}`
}

/** Says if two sentences count the same thing; false in doubt. */
export function isSameCount(early: Claim<Said>, late: Claim<Said>): boolean {
  if (kindOf(early.figure) !== kindOf(late.figure)) return false
  if (areApart(early.places, late.places) || areApart(early.days, late.days)) return false
  // If only one sentence names a year, the two may count in different years.
  if (early.years.size !== late.years.size || areApart(early.years, late.years)) return false

  const likeness = diceOf(early.context, late.context)
  if (early.figure.fate !== null) {
    const shared = [...early.context].filter((stem) => late.context.has(stem)).length
    return shared >= 2 || likeness >= ALIKE || Math.min(early.context.size, late.context.size) <= 3
  }
  if (!isAmount(early.figure) || !isAmount(late.figure)) return false
  const isInPlace = early.nth === late.nth && early.count === late.count
  return isInPlace && likeness >= ALIKE && (early.figure.noun !== null || early.figure.unit !== '')
}

function isAmount({ value, unit }: Figure): boolean {
  return unit === '' ? value >= LEAST_AMOUNT : !DISTANCES.has(unit)
}

function areApart(a: Set<string>, b: Set<string>): boolean {
  return a.size > 0 && b.size > 0 && ![...a].some((one) => b.has(one))
}

export function diceOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((one) => b.has(one)).length
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}
