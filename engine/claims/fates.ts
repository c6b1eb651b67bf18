import type { WrittenNumber } from './written-numbers.ts'

/** The fate of the counted people, if a text tells it. */
export interface Fate {
  fate: string
  start: number
  end: number
}

/** Fates whose counts are updated while an event goes on, with their words in several languages. */
const fates: [fate: string, words: RegExp][] = [
  [
    'dead',
    /(?<!\p{L})(?:dead|die[sd]?|killed|kill(?:s|ing)|death toll|(?<!to )deaths?|fatalities|perished|tote[nr]?|todesopfer|getötet|gestorben|starben|ums leben|morts?|tuée?s?|décès|muert[oa]s?|fallecid[oa]s|murieron|mortos|morreram|morti|mort[ie]|uccis[ie]|vittime|doden|gedood|omgekomen|döda|døde|drept|погибли|погибших|zginęło|zabitych)(?!\p{L})|死亡|死者|遇难|사망/giu,
  ],
  [
    'injured',
    /(?<!\p{L})(?:injured|injuring|wounded|wounding|injuries|hurt|verletzt|verletzte[nr]?|blessée?s?|herid[oa]s|ferid[oa]s|ferit[ie]|gewonden?|skadade|skadde|ранены|раненых|rannych)(?!\p{L})|受伤|負傷|부상/giu,
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

const WITHIN_CHARACTERS = 60
/**
 * The most letters between the word for a toll and its number, because the subject stands between
 * them.
 */
const WITHIN_BEHIND_TOLL = 90
/** The distance that a comma or an "and" adds, because another count mostly follows it. */
const CLAUSE_PENALTY = 12
/**
 * Matches qualifiers, the only words that may stand between a fate and its number: "killing at
 * least 12".
 */
const ONLY_QUALIFIERS =
  /^[\s:]*(?:(?:at least|more than|over|nearly|almost|about|around|some|up to|as many as|roughly|approximately|a total of|another|mindestens|rund|etwa|mehr als|über|au moins|plus de|près de|environ|al menos|más de|cerca de|unas?|unos|almeno|più di|oltre|circa|pelo menos|mais de|minst|ten minste|meer dan|не менее|более)\s*)*$/iu
/** Verbs with the culprit in front and the victims after: "shot three people, killing one". */
const DONE_BY = /^(?:kill(?:s|ing)?|injuring|wounding)$/iu
/** Words for a toll, followed by its number: "death toll of the ferry rose to 15". */
const TOLL = /^(?:death toll|deaths?|fatalities|todesopfer|décès|injuries|arrests|doden|döda)$/iu
const COMES_TO =
  /(?:(?<!\p{L})(?:to|at|of|is|was|now|reach(?:es|ed)|hits?|pass(?:es|ed)|surpass(?:es|ed)|top(?:s|ped)|exceed(?:s|ed)|stands at|auf|bei|à|a|en|de|op)|:)\s+(?:(?:at least|more than|over|nearly|almost|about|around|mindestens|rund|au moins|plus de|al menos|más de|almeno|oltre)\s+)?$/iu

/** Finds the words of a sentence that tell the fate of counted people. */
export function fatesIn(sentence: string): Fate[] {
  return fates.flatMap(([fate, words]) =>
    Array.from(sentence.matchAll(words), (match) => ({
      fate,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
}

/**
 * The nearest word for a fate with no other number between it and this one; null if there is none,
 * or two are equally near.
 */
export function nearestFate(
  sentence: string,
  number: WrittenNumber,
  numbers: WrittenNumber[],
  said: Fate[],
): Fate | null {
  const isNear = ({ start, end }: Fate) =>
    start <= number.end + WITHIN_CHARACTERS && end >= number.start - WITHIN_BEHIND_TOLL
  const near = said
    .filter(isNear)
    .map((fate) => {
      const word = sentence.slice(fate.start, fate.end)
      const isBehind = fate.start >= number.end
      const [from, to] = isBehind ? [number.end, fate.start] : [fate.end, number.start]
      const between = sentence.slice(from, to)
      const isCut =
        from > to ||
        numbers.some((other) => other.start >= from && other.end <= to) ||
        !(isBehind ? !DONE_BY.test(word) : leadsTo(word, between))
      const clauses = between.match(
        /[,;:()–—]|(?<!\p{L})(?:and|und|et|y|e|en|och|og|и)(?!\p{L})/giu,
      )
      const distance = between.length + CLAUSE_PENALTY * (clauses?.length ?? 0)
      return { fate, distance: isCut ? Number.POSITIVE_INFINITY : distance }
    })
    .filter(({ distance }) => distance <= WITHIN_BEHIND_TOLL)
    .sort((a, b) => a.distance - b.distance)
  const [first, second] = near
  if (!first) return null
  const isTied = second?.distance === first.distance && second.fate.fate !== first.fate.fate
  return isTied ? null : first.fate
}

/**
 * Says if a number is a toll, which counts all victims even if the sentence has further numbers.
 */
export function isToll(sentence: string, fate: Fate | null, { start }: WrittenNumber): boolean {
  return fate !== null && fate.end <= start && TOLL.test(sentence.slice(fate.start, fate.end))
}

function leadsTo(fate: string, between: string): boolean {
  return ONLY_QUALIFIERS.test(between) || (TOLL.test(fate) && COMES_TO.test(between))
}
