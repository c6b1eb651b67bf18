import { languageByWords } from '../words/language.ts'
import { stems } from '../words/terms.ts'
import { writtenDates } from './written-dates.ts'
import { writtenNumbers, type WrittenNumber } from './written-numbers.ts'

/** A number of a sentence and what it counts. */
export interface Figure {
  value: number
  unit: string
  /** What happened to those who are counted, if it is that: "dead", "injured" and so on. */
  fate: string | null
  /** Stem of the word behind it; null where that is "people" or nothing that says more. */
  noun: string | null
  /** The number and the words that say what it counts, where they stand in the sentence. */
  start: number
  end: number
}

/** What reports count again and again while an event goes on, in the words of several languages. */
const fates: [fate: string, words: RegExp][] = [
  [
    'dead',
    /(?<!\p{L})(?:dead|die[sd]?|killed|kill(?:s|ing)|deaths?|death toll|fatalities|perished|tote[nr]?|todesopfer|getötet|gestorben|starben|ums leben|morts?|tuée?s?|décès|muert[oa]s?|fallecid[oa]s|murieron|mortos|morreram|morti|mort[ie]|uccis[ie]|vittime|doden|gedood|omgekomen|döda|døde|drept|погибли|погибших|zginęło|zabitych)(?!\p{L})|死亡|死者|遇难|사망/giu,
  ],
  [
    'injured',
    /(?<!\p{L})(?:injured|injuring|wounded|injuries|hurt|verletzt|verletzte[nr]?|blessée?s?|herid[oa]s|ferid[oa]s|ferit[ie]|gewonden?|skadade|skadde|ранены|раненых|rannych)(?!\p{L})|受伤|負傷|부상/giu,
  ],
  [
    'missing',
    /(?<!\p{L})(?:missing|unaccounted for|vermisste?[nr]?|vermisst|disparus?|disparues|desaparecid[oa]s|dispers[ie]|vermist|saknade|savnet|пропали)(?!\p{L})|行方不明|失踪|실종/giu,
  ],
  [
    'arrested',
    /(?<!\p{L})(?:arrested|detained|arrests|festgenommen|arrêtée?s?|interpellée?s?|detenid[oa]s|arrestat[ie]|gearresteerd|задержаны)(?!\p{L})/giu,
  ],
  [
    'rescued',
    /(?<!\p{L})(?:rescued|saved|gerettet|secourue?s?|rescatad[oa]s|resgatad[oa]s|soccors[ie]|gered|спасены)(?!\p{L})/giu,
  ],
  [
    'evacuated',
    /(?<!\p{L})(?:evacuated|displaced|evakuiert|évacuée?s?|evacuad[oa]s|evacuat[ie]|geëvacueerd|эвакуированы)(?!\p{L})/giu,
  ],
]
const PEOPLE =
  /^(?:people|persons?|others?|menschen|personen|leute|personnes|personas|persone|pessoas|mensen|personer|человек|osób)$/iu
/** A part of the whole: no later word on the same number. */
const PART_BEFORE =
  /(?:including|among (?:them|those)|of (?:them|whom|those)|darunter|davon|dont|entre ell[oa]s|tra cui|incluindo)\s+(?:at least\s+)?$/iu
const PART_BEHIND =
  /^\s*(?:of (?:them|whom|those)|davon|d['’]entre|de ell[oa]s|-?years?(?:[- ]old)?\b|[- ]?jährig|ans\b|años\b|anni\b)/iu
/** What comes on top: then no number of the sentence says how many there are in all. */
const ADDED_BEFORE =
  /(?:another|additional|further|more|weitere|autres?|otr[oa]s|altr[ie]|outr[oa]s)\s+(?:at least\s+)?$/iu
const ADDED_BEHIND = /^\s*(?:more|others|weitere|autres|más|altr[ie])(?!\p{L})/iu
const WITHIN_CHARACTERS = 60
/** Behind a comma or an "and" something else is counted, more often than not. */
const CLAUSE_PENALTY = 12
/** What gives more numbers is a table, and no sentence. */
const MOST_NUMBERS = 24

/** The figures of a sentence that a later report may revise; what is not certain to be one is left out. */
export function figuresOf(sentence: string): Figure[] {
  const language = languageByWords(sentence)
  const dates = writtenDates(sentence, language)
  const numbers = writtenNumbers(sentence, language)
  if (numbers.length > MOST_NUMBERS) return []
  const isAddition = numbers.some(
    ({ start, end }) =>
      ADDED_BEFORE.test(before(sentence, start)) || ADDED_BEHIND.test(behindOf(sentence, end)),
  )
  if (isAddition) return []
  const said = fates.flatMap(([fate, words]) =>
    Array.from(sentence.matchAll(words), (match) => ({
      fate,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
  return numbers.flatMap((number) => {
    const isDate = dates.some(({ start, end }) => number.start < end && number.end > start)
    if (isDate || !isCount(sentence, number)) return []
    const fate = nearestFate(sentence, number, numbers, said)
    const behind = /^[\s-]*([\p{L}\p{M}]+)/u.exec(sentence.slice(number.end))
    const word = behind?.[1] ?? ''
    const wordEnd = number.end + (behind?.[0].length ?? 0)
    const isFateWord = said.some(({ start }) => start >= number.end && start < wordEnd)
    const noun = PEOPLE.test(word) || isFateWord ? null : (stems(word, language)[0] ?? null)
    const end = Math.max(wordEnd, fate?.end ?? 0)
    return {
      value: Number(number.value),
      unit: number.unit,
      fate: fate?.fate ?? null,
      noun,
      start: Math.min(number.start, fate?.start ?? number.start),
      end,
    }
  })
}

const before = (sentence: string, at: number) => sentence.slice(Math.max(0, at - 40), at)
const behindOf = (sentence: string, at: number) => sentence.slice(at, at + 24)

function isCount(sentence: string, { start, end, value, unit, text }: WrittenNumber): boolean {
  if (value === null) return false
  const isYear = unit === '' && /^(?:1[5-9]|20)\d\d$/u.test(text)
  const isOrdinal = /\d(?:st|nd|rd|th|er|ème|º|ª)$|^\d+\.$/iu.test(text)
  const isPart =
    PART_BEFORE.test(before(sentence, start)) || PART_BEHIND.test(behindOf(sentence, end))
  return !isYear && !isOrdinal && !isPart
}

interface Fate {
  fate: string
  start: number
  end: number
}

/** The nearest word of a fate with no other number in between; null when two are as near. */
function nearestFate(
  sentence: string,
  number: WrittenNumber,
  numbers: WrittenNumber[],
  said: Fate[],
): Fate | null {
  const isNear = ({ start, end }: Fate) =>
    start <= number.end + WITHIN_CHARACTERS && end >= number.start - WITHIN_CHARACTERS
  const near = said
    .filter(isNear)
    .map((fate) => {
      const [from, to] =
        fate.start >= number.end ? [number.end, fate.start] : [fate.end, number.start]
      const between = sentence.slice(from, to)
      const isCut = numbers.some((other) => other.start >= from && other.end <= to)
      const clauses = between.match(
        /[,;:()–—]|(?<!\p{L})(?:and|und|et|y|e|en|och|og|и)(?!\p{L})/giu,
      )
      const distance = between.length + CLAUSE_PENALTY * (clauses?.length ?? 0)
      return { fate, distance: isCut || from > to ? Number.POSITIVE_INFINITY : distance }
    })
    .filter(({ distance }) => distance <= WITHIN_CHARACTERS)
    .sort((a, b) => a.distance - b.distance)
  const [first, second] = near
  if (!first) return null
  const isTied = second?.distance === first.distance && second.fate.fate !== first.fate.fate
  return isTied ? null : first.fate
}
