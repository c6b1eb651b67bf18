import { stems } from '../../words/terms.ts'
import type { Kind } from './question-kinds.ts'
import type { FoundPhrase, Token } from './tokens.ts'

/** The kind of thing that a sentence has to hold to answer. */
export interface Wanted {
  holds: 'person' | 'place' | 'time' | 'number' | 'cause' | 'name' | null
  /**
   * The measure of a number: money, a share, a duration, an age or a size; null if something is
   * counted.
   */
  measure: 'money' | 'share' | 'duration' | 'age' | 'size' | null
  /** Stems of the counted things, as "passengers"; empty if none are named. */
  counted: readonly string[]
  /** True if the number counts people, as in "how many people". */
  isOfHeads: boolean
  /** True if a future time is wanted. */
  isAhead: boolean
  /** The role of the named person, as "driver", which has to be beside the name. */
  role?: string
}

const set = (words: string) => new Set(words.trim().split(/\s+/))
const DURATION = set('early long lange longtemps tiempo tempo długo')
const AGE = set('old alt âge age edad età idade oud wieku')
/** Verbs that mean "have". With years, they ask for an age: "Quantos anos tinha". */
const HAVING = set('a avait ha aveva tiene tenía tem tinha ma miał miała')
const YEARS = set('ans años anni anos lat')
const AGE_TYPED = set('age alter âge edad età')
const SIZE = set(
  'magnitude size height depth length speed temperature far big large tall high deep fast strong heavy wide hot warm cold kalt close weit groß hoch tief schnell stark schwer taille',
)
const SHARE = set(
  'percent percentage share proportion pourcentage porcentaje percentuale prozent anteil',
)
/** Words about money, which an answer with a sum need not repeat. */
export const MONEY = set(
  `cost costs price spend spent pay paid worth earn money invest invested budget sum fine dollars crowns euros damage expensive
  kostet kosten preis teuer coûte coûté coûter prix cuesta costó precio costa costato prezzo custa custou preço kost prijs kosztuje cena
  geld argent dinero denaro soldi dinheiro pieniędzy money zahlen zahlt paie payer pagar paga pagou pagó pagò bezahlt betaalt betalen zapłaci zapłacić kronen`,
)
/** Words that ask for money without a number word: "What does it cost", "the price of". */
const MONEY_ASKED = set('cost costs price fare fee kosten preis prix coût precio costo prezzo')
/** Words that ask for a sum or for a count. */
const MUCH_OR_MANY = set('combien cuánto cuanto quanto hoeveel ile')
/** Words that show that no price is asked for: "how much is left", "how much was the rise". */
const NO_SUM = set('left known there it this that he she')
const FRONT = 5
/** Words that say little of what is counted: "How many times", "how many people". */
const VAGUE = set(
  'people person persons others more menschen leute personnes gens personas gente persone pessoas mensen personen ludzi osób',
)
const UNIT_DURATION = set(
  'hours hour minutes minute seconds days weeks months years stunden minuten tage wochen monate jahre dias semanas uur dagen weken maanden jaar godzin dni heures jours mois ans horas días meses años ore giorni mesi anni',
)
const LOOKED_AT = 3
/** Stems of the words that a death toll counts. */
export const TOLL = ['dead', 'kill', 'die', 'death', 'toll']
/** Nouns that news counts by what people do: "How many people work there" becomes employees. */
const COUNTED_AS = new Map(
  (
    [
      ['work works working employ employs employed', 'employe employ worker staff'],
      ['use uses using', 'user use account custom subscrib'],
      ['watch watched watching', 'viewer watch audienc'],
      ['read reads', 'reader read subscrib'],
      ['own owns', 'owner own'],
    ] as const
  ).flatMap(([asked, told]) =>
    asked.split(' ').map((word): [string, string[]] => [word, told.split(' ')]),
  ),
)
const LIVING = set('live lives lived wohnen leben habitent vivent viven vivono')
/** Stems of words for the population of a place. */
const RESIDENTS = `live resid popul inhabit einwohn wohn leb bewohn habit vivent viv abit`.split(
  ' ',
)
const AHEAD = set('will does do going wird soll sollen va sera will would')
const CAUSES = set('cause motive reason')
const DYING = set('die died dies dying suffer suffers suffered')
/** Words that ask for a name, as in "What is the tanker called?" */
const NAMING = set('called named name titled genannt appelle')
const WHICH = set(
  'which welche welcher welches welchen quel quelle quels quelles cuál cuáles quale quali',
)
const COUNTS = set('two three four five six 2 3 4 5 6')
const AUXILIARY = set('is are was were did does do has have had will would can could')
const NO_NOUNS = set(
  `is are was were did does do has have had will would can could should must of the a an his her their its if
  to on in at with by for and or about from than that this these those`,
)

export function wantedBy(
  kind: Kind,
  tokens: readonly Token[],
  phrases: readonly FoundPhrase<Kind>[],
  language: string,
): Wanted {
  const nothing: Wanted = {
    ...{ holds: null, measure: null, counted: [] },
    ...{ isOfHeads: false, isAhead: false },
  }
  switch (kind) {
    case 'who':
      return { ...nothing, ...nameWanted(tokens), holds: 'person' }
    case 'where':
      return { ...nothing, holds: 'place' }
    case 'when':
      return {
        ...nothing,
        holds: 'time',
        isAhead: tokens.slice(0, FRONT).some(({ lower }) => AHEAD.has(lower)),
      }
    case 'why':
      return { ...nothing, holds: 'cause' }
    case 'how-many':
    case 'figures-over-time':
      return { ...nothing, holds: 'number', ...numberWanted(tokens, phrases, language) }
    case 'what':
      if (isOfWhat(tokens) || isCauseAsked(tokens)) return { ...nothing, holds: 'cause' }
      if (NAMING.has(tokens.at(-1)?.lower ?? '') || isNameAsked(tokens))
        return { ...nothing, ...nameWanted(tokens) }
      if (typeAsked(tokens, phrases) !== null) return { ...nothing, holds: 'name' }
      return tokens.slice(0, FRONT).some(({ lower }) => MONEY_ASKED.has(lower)) ||
        MONEY_ASKED.has(tokens.at(-1)?.lower ?? '')
        ? { ...nothing, holds: 'number', measure: 'money' }
        : nothing
    case 'anything':
      // People also type a name and the word "age": "Ilva Renn age".
      return AGE_TYPED.has(tokens.at(-1)?.lower ?? '')
        ? { ...nothing, holds: 'number', measure: 'age' }
        : nothing
    default:
      return nothing
  }
}

/** Matches questions such as "What was the name of the captain". */
function isNameAsked(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => lower === 'name' || lower === 'names')
  return at > 0 && at < FRONT && tokens[at + 1]?.lower === 'of'
}

/**
 * The role or thing whose name is asked for: "What is the driver called", "what is the name of the
 * captain". An answer has the role next to the name.
 */
function nameWanted(tokens: readonly Token[]): Partial<Wanted> {
  const isNaming = tokens.some(({ lower }) => NAMING.has(lower) || lower === 'name')
  const role = isNaming ? tokens.find(({ lower }) => ROLES.has(lower))?.lower : undefined
  return role === undefined ? { holds: 'name' } : { holds: 'person', role }
}

const ROLES = set(
  `driver pilot captain suspect victim gunman shooter attacker owner author artist singer actor actress director designer architect
  teacher doctor nurse judge lawyer officer soldier passenger survivor rider coach referee winner mayor minister ambassador
  spokesman spokeswoman spokesperson founder inventor photographer journalist reporter witness farmer fisherman mother father son
  daughter wife husband baby boy girl man woman child student player`,
)

/** Matches questions such as "What did she die of?" */
function isOfWhat(tokens: readonly Token[]): boolean {
  const [last, before] = [tokens.at(-1)?.lower, tokens.at(-2)?.lower]
  return (last === 'of' || last === 'from') && DYING.has(before ?? '')
}

/** Matches questions such as "What was the cause of death?" */
function isCauseAsked(tokens: readonly Token[]): boolean {
  return tokens.slice(0, FRONT).some(({ lower }) => CAUSES.has(lower))
}

/**
 * The position of the noun that names the kind of the answer: "Which law", "in what vehicle"; null
 * if there is none.
 */
export function typeAsked(
  tokens: readonly Token[],
  phrases: readonly FoundPhrase<Kind>[],
): number | null {
  const phrase = phrases.find(({ meaning }) => meaning === 'what')
  if (!phrase) return null
  const asking = tokens.slice(phrase.from, phrase.to).some(({ lower }) => WHICH.has(lower))
  const at = phrase.to + (COUNTS.has(tokens[phrase.to]?.lower ?? '') ? 1 : 0)
  const [noun, next] = [tokens[at], tokens[at + 1]]
  if (!noun || NO_NOUNS.has(noun.lower)) return null
  // After "what", the next word is a noun only if a verb follows: "What vehicle did ...", not "what
  // hit the window".
  return asking || (next !== undefined && NO_NOUNS.has(next.lower)) ? at : null
}

function numberWanted(
  tokens: readonly Token[],
  phrases: readonly FoundPhrase<Kind>[],
  language: string,
): Partial<Wanted> {
  const phrase = phrases.find(({ meaning }) => meaning === 'how-many') ?? phrases[0]
  const asked = tokens.slice(phrase?.from ?? 0, phrase?.to ?? 0).map(({ lower }) => lower)
  const behind = tokens.slice(phrase?.to ?? 0, (phrase?.to ?? 0) + LOOKED_AT)
  const holds = (words: Set<string>) => asked.some((word) => words.has(word))
  const counted = behind[0]?.lower ?? ''
  if (holds(AGE)) return { measure: 'age', counted: [] }
  if (YEARS.has(counted) && HAVING.has(behind[1]?.lower ?? ''))
    return { measure: 'age', counted: [] }
  if (holds(DURATION)) return { measure: 'duration', counted: [] }
  if (holds(SHARE) || SHARE.has(counted)) return { measure: 'share', counted: [] }
  if (holds(SIZE)) return { measure: 'size', counted: [] }
  if (UNIT_DURATION.has(counted)) return { measure: 'duration', counted: [] }
  if (holds(MONEY)) return { measure: 'money', counted: [] }
  const isMuch = asked.some((word) => /^(?:much|viel|wieviel)$/u.test(word))
  const isAnyMoney =
    tokens.some(({ lower }) => MONEY.has(lower)) ||
    // A question such as "How much is the house" asks for a price.
    (isMuch && /^(?:is|are|was|were)$/u.test(counted) && !NO_SUM.has(behind[1]?.lower ?? ''))
  if ((isMuch || asked.some((word) => MUCH_OR_MANY.has(word))) && isAnyMoney)
    return { measure: 'money', counted: [] }
  // The first noun that is counted, as in "How many of the 164 passengers".
  const noun = behind.find(({ lower }) => stems(lower, language).length > 0 && !/^\d/u.test(lower))
  if (asked.includes('toll')) return { measure: null, counted: TOLL }
  if (VAGUE.has(counted) && behind.some(({ lower }) => LIVING.has(lower))) {
    return { measure: null, counted: RESIDENTS }
  }
  if (isMuch || !noun) return { measure: null, counted: [] }
  const done = tokens.slice(phrase?.to ?? 0).find(({ lower }) => COUNTED_AS.has(lower))
  if (VAGUE.has(counted) && done) return { measure: null, counted: COUNTED_AS.get(done.lower)! }
  if (VAGUE.has(counted) || VAGUE.has(noun.lower))
    return { measure: null, counted: [], isOfHeads: true }
  // The counted words end at the verb, as in "How many late trains did".
  const until = behind.findIndex(({ lower }) => AUXILIARY.has(lower))
  const group = until > 0 ? behind.slice(0, until) : [noun]
  return { measure: null, counted: group.flatMap(({ lower }) => stems(lower, language)) }
}
