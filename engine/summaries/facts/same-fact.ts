import { stems } from '../../words/terms.ts'

/** Groups of words with one meaning. The first word stands for all. */
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
/** Words that carry hardly any news on their own. */
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
 * Limits at which a sentence is a repetition: the share of it that one other sentence has told, the
 * share that all together have told, and the fewest new words. They are lower for the opening of a
 * report, which usually repeats the news, and higher within one report, which seldom repeats
 * itself.
 */
const LIMITS = {
  'same report': { byOne: 0.33, byAll: 0.55, leastNew: 3 },
  opening: { byOne: 0.28, byAll: 0.38, leastNew: 4 },
  later: { byOne: 0.32, byAll: 0.46, leastNew: 4 },
}
/** Limits for a detail. They are higher, because a report that goes into details repeats names. */
const DETAIL = { byOne: 0.42, byAll: 0.66, leastNew: 3 }
/** Limits for the first sentence that is used of a report. */
const OWN_DETAIL = { byOne: 0.34, byAll: 0.52, leastNew: 3 }
/** Two sentences with the same figure and more shared words than this state the same fact. */
const SHARED_WITH_FIGURE = 2
/** Matches figures such as "2,128", "7.4" and "63", but not years. */
const FIGURE = /^(?!(?:19|20)\d\d$)\d[\d.,]+$/
/** The fewest words of a headline with news; a shorter one is only a name. */
const HEADLINE_WORDS = 3
/** The least share of a headline that repeats its news. */
const HEADLINE_SHARE = 0.4
/**
 * The same share within one report, which is higher, because its sentences often name the people in
 * the headline.
 */
const HEADLINE_SHARE_WITHIN = 0.6

/**
 * The words of a sentence that say who, what, where and how many. Words with one meaning become the
 * same word.
 */
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
 * Says if a sentence repeats what others told. `core` has the words that most openings of the
 * reports share. A sentence with few other words repeats the news.
 */
export function tellsAgain(
  sentence: Told,
  told: readonly Told[],
  core: ReadonlySet<string>,
  /** True if a sentence of the same report was told already. */
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
 * Says if a sentence adds a detail after all news was told: part of it is known, but no single
 * sentence says most of it.
 */
export function tellsDetail(
  { facts }: Pick<Told, 'facts'>,
  told: readonly Pick<Told, 'facts'>[],
  known: ReadonlySet<string>,
  /** True if its report has not been used yet. */
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

/** Says if the other sentences together have told most of a sentence. */
export function tellsLittle(
  facts: ReadonlySet<string>,
  told: readonly ReadonlySet<string>[],
): boolean {
  const { byAll, leastNew } = LIMITS['same report']
  const own = weigh(facts)
  const known = weigh(facts, (word) => told.some((one) => one.has(word)))
  return known >= own * byAll || own - known < Math.min(leastNew, own)
}

/**
 * Says if each of two sentences repeats the headline of the other's report, so that both tell that
 * news.
 */
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
