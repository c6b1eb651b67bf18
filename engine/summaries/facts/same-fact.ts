import { stems } from '../../words/terms.ts'

/** Groups of words for one thing; the first stands for all. */
const SAME = [
  'die dead death dies died killed kill killing fatal fatally deadly',
  'win wins won victory beat beats defeat defeated triumph reclaimed secured',
  'resign resigns resignation quit quits leave leaves leaving depart departure departing step stepping exit',
  'sue sues sued lawsuit suit legal complaint',
  'buy buys buying purchase purchasing acquire acquisition sale sell sells selling sold',
  'accuse accused accusing allege alleged alleges allegedly allegation charge charges charged indicted indictment',
  'arrest arrested custody detain detained',
  'plead pleads pleaded plea guilty admitted admits',
  'dismiss dismissed dismisses toss tossed threw moot dropped drops',
  'refuse refused rejects rejected reject denied denies turned',
  'vote votes voted polls poll election elections ballot',
  'halt halts halted suspend suspended suspends pause paused grounded grounding shut shutdown shuts close closed closes',
  'strike strikes struck attack attacks attacked hit hits',
  'want wants seek seeks seeking call calls called demand demands demanded urge urges',
  'criticize criticized condemn condemned protest protests protested reacted angrily',
  'plan plans planning expected prepare preparing set scheduled upcoming',
  'injure injured hurt wounded injuries',
  'teen teenager boy',
  'odor smell smoke smoky',
  'plane flight aircraft jet',
  'ship vessel boat tanker',
]
/** Words that alone hardly tell any news. */
const COMMON = `say says said tell tells told announce announces announced accord according add added report reported
  new news first last latest now today week month year years day days time people man woman official officials statement
  monday tuesday wednesday thursday friday saturday sunday make makes made take takes took include including several
  two three one later early earlier former president state country`

const sameAs = new Map(
  SAME.flatMap((line) => {
    const [first, ...others] = stems(line, 'en')
    return others.map((other) => [other, first!] as const)
  }),
)
const common = new Set(stems(COMMON, 'en'))
const COMMON_WEIGHT = 0.25

/**
 * The shares of a sentence that make it a repetition if one other has told them, or all together; a sentence that adds
 * less than `leastNew` words is one, too. A report seldom repeats itself, and the opening of another one usually
 * repeats the news.
 */
const LIMITS = {
  'same report': { byOne: 0.33, byAll: 0.55, leastNew: 3 },
  opening: { byOne: 0.28, byAll: 0.38, leastNew: 4 },
  later: { byOne: 0.32, byAll: 0.46, leastNew: 4 },
}
/** A report that goes into details says names again; nearly all of a sentence known already is not a detail either. */
const DETAIL = { byOne: 0.42, byAll: 0.66, leastNew: 3 }
/** The shares of known words that the first sentence used of a report may have, by one other and by all. */
const OWN_DETAIL = { byOne: 0.34, byAll: 0.52, leastNew: 3 }
/** Two sentences with the same figure and this many shared words state the same fact. */
const SHARED_WITH_FIGURE = 2
/** Matches figures such as "2,128", "7.4" and "63", but not years. */
const FIGURE = /^(?!(?:19|20)\d\d$)\d[\d.,]+$/
/** A headline of fewer words is a name, not news. */
const HEADLINE_WORDS = 3
/** The share of a headline that says its news. */
const HEADLINE_SHARE = 0.4
/** The share within one report, which names the people of its headline in every sentence. */
const HEADLINE_SHARE_WITHIN = 0.6

/** The words of a sentence that say who, what, where and how many, each in one form. */
export function factWords(said: readonly string[]): ReadonlySet<string> {
  return new Set(said.map((stem) => sameAs.get(stem) ?? stem))
}

export interface Told {
  facts: ReadonlySet<string>
  entryAt: number
  position: number
  /** The words of the headline of its report. */
  headline: ReadonlySet<string>
}

/**
 * Says if a sentence repeats what others told. `core` has the words that most openings of the reports share: a sentence
 * with little else repeats the news.
 */
export function tellsAgain(
  sentence: Told,
  told: readonly Told[],
  core: ReadonlySet<string>,
  /** True if its report told something already. */
  isAdded: boolean = told.some(({ entryAt }) => entryAt === sentence.entryAt),
): boolean {
  const { facts } = sentence
  const elsewhere = sentence.position === 0 ? LIMITS.opening : LIMITS.later
  const { byAll, leastNew } = isAdded ? LIMITS['same report'] : elsewhere
  const own = weigh(facts)
  const known = weigh(facts, (word) => core.has(word) || told.some((one) => one.facts.has(word)))
  if (known >= own * byAll || own - known < leastNew) return true
  return told.some((one) => {
    const isSameReport = one.entryAt === sentence.entryAt
    const shared = weigh(facts, (word) => one.facts.has(word))
    const { byOne } = isSameReport ? LIMITS['same report'] : elsewhere
    if (shared >= Math.min(own, weigh(one.facts)) * byOne) return true
    if (crosses(sentence, one, isSameReport ? HEADLINE_SHARE_WITHIN : HEADLINE_SHARE)) return true
    const sameFigure = [...facts].some((word) => FIGURE.test(word) && one.facts.has(word))
    return sameFigure && !isSameReport && shared > SHARED_WITH_FIGURE
  })
}

/**
 * Says if a sentence tells a detail after all news was told: part of it is known, and no single sentence says most of
 * the same.
 */
export function tellsDetail(
  { facts }: Pick<Told, 'facts'>,
  told: readonly Pick<Told, 'facts'>[],
  known: ReadonlySet<string>,
  /** True if it comes from a report that has not been used yet. */
  isOwn = false,
): boolean {
  const { byOne, byAll, leastNew } = isOwn ? OWN_DETAIL : DETAIL
  const own = weigh(facts)
  const said = weigh(facts, (word) => known.has(word))
  if (said >= own * byAll || own - said < leastNew) return false
  return !told.some((one) => {
    const shared = weigh(facts, (word) => one.facts.has(word))
    return shared >= Math.min(own, weigh(one.facts)) * byOne
  })
}

/** Says if the others together have told most of a sentence, or nearly all. */
export function tellsLittle(
  facts: ReadonlySet<string>,
  told: readonly ReadonlySet<string>[],
): boolean {
  const { byAll, leastNew } = LIMITS['same report']
  const own = weigh(facts)
  const known = weigh(facts, (word) => told.some((one) => one.has(word)))
  return known >= own * byAll || own - known < Math.min(leastNew, own)
}

/** Says if each of two sentences repeats the headline of the other's report: then both tell that news. */
function crosses(one: Told, other: Told, least: number): boolean {
  if (Math.min(one.headline.size, other.headline.size) < HEADLINE_WORDS) return false
  return (
    weigh(other.headline, (word) => one.facts.has(word)) >= weigh(other.headline) * least &&
    weigh(one.headline, (word) => other.facts.has(word)) >= weigh(one.headline) * least
  )
}

function weigh(facts: ReadonlySet<string>, counts: (word: string) => boolean = () => true): number {
  let sum = 0
  for (const word of facts) if (counts(word)) sum += common.has(word) ? COMMON_WEIGHT : 1
  return sum
}
