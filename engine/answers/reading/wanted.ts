import { stems } from '../../words/terms.ts'
import type { Kind } from './question-kinds.ts'
import type { FoundPhrase, Token } from './tokens.ts'

/** What kind of thing a sentence has to hold to answer. */
export interface Wanted {
  holds: 'person' | 'place' | 'time' | 'number' | 'cause' | null
  /** Of a number: money, a share, how long, an age, a measure; null where something is counted. */
  measure: 'money' | 'share' | 'duration' | 'age' | 'size' | null
  /** Of a number: stems of what is counted, as "passengers"; empty where nothing is named. */
  counted: string[]
}

const set = (words: string) => new Set(words.trim().split(/\s+/))
const DURATION = set('early long lange longtemps tiempo tempo')
const AGE = set('old alt âge age edad età')
const SIZE = set(
  'magnitude size height depth length speed temperature far big large tall high deep fast strong heavy wide hot warm cold kalt close weit groß hoch tief schnell stark schwer taille',
)
const SHARE = set(
  'percent percentage share proportion pourcentage porcentaje percentuale prozent anteil',
)
const MONEY = set(
  `cost costs price spend spent pay paid worth earn money invest invested budget sum fine dollars crowns euros damage expensive
  kostet kosten preis teuer coûte coûté coûter prix cuesta costó precio costa costato prezzo`,
)
/** "What does it cost", "the price of": the number is not asked for by its own word. */
const MONEY_ASKED = set('cost costs price fare fee kosten preis prix coût precio costo prezzo')
const FRONT = 5
/** "How many times", "how many people": they say little of what is counted. */
const VAGUE = set(
  'people person persons others more menschen leute personnes gens personas gente persone',
)
const UNIT_DURATION = set(
  'hours hour minutes minute seconds days weeks months years stunden minuten tage wochen monate jahre heures jours mois ans horas días meses años ore giorni mesi anni',
)
const LOOKED_AT = 3

export function wantedBy(
  kind: Kind,
  tokens: readonly Token[],
  phrases: readonly FoundPhrase<Kind>[],
  language: string,
): Wanted {
  const nothing: Wanted = { holds: null, measure: null, counted: [] }
  switch (kind) {
    case 'who':
      return { ...nothing, holds: 'person' }
    case 'where':
      return { ...nothing, holds: 'place' }
    case 'when':
      return { ...nothing, holds: 'time' }
    case 'why':
      return { ...nothing, holds: 'cause' }
    case 'how-many':
    case 'figures-over-time':
      return { ...nothing, holds: 'number', ...numberWanted(tokens, phrases, language) }
    case 'what':
      return tokens.slice(0, FRONT).some(({ lower }) => MONEY_ASKED.has(lower)) ||
        MONEY_ASKED.has(tokens.at(-1)?.lower ?? '')
        ? { ...nothing, holds: 'number', measure: 'money' }
        : nothing
    default:
      return nothing
  }
}

function numberWanted(
  tokens: readonly Token[],
  phrases: readonly FoundPhrase<Kind>[],
  language: string,
): Pick<Wanted, 'measure' | 'counted'> {
  const phrase = phrases.find(({ meaning }) => meaning === 'how-many') ?? phrases[0]
  const asked = tokens.slice(phrase?.from ?? 0, phrase?.to ?? 0).map(({ lower }) => lower)
  const behind = tokens.slice(phrase?.to ?? 0, (phrase?.to ?? 0) + LOOKED_AT)
  const holds = (words: Set<string>) => asked.some((word) => words.has(word))
  const counted = behind[0]?.lower ?? ''
  if (holds(AGE)) return { measure: 'age', counted: [] }
  if (holds(DURATION)) return { measure: 'duration', counted: [] }
  if (holds(SHARE) || SHARE.has(counted)) return { measure: 'share', counted: [] }
  if (holds(SIZE)) return { measure: 'size', counted: [] }
  if (UNIT_DURATION.has(counted)) return { measure: 'duration', counted: [] }
  if (holds(MONEY)) return { measure: 'money', counted: [] }
  const isMuch = asked.some((word) => /^(?:much|viel|wieviel)$/u.test(word))
  const isAnyMoney = tokens.some(({ lower }) => MONEY.has(lower))
  if (isMuch && isAnyMoney) return { measure: 'money', counted: [] }
  // "How many of the 164 passengers": the first word that says what is counted.
  const noun = behind.find(({ lower }) => stems(lower, language).length > 0 && !/^\d/u.test(lower))
  if (isMuch || !noun || VAGUE.has(noun.lower)) return { measure: null, counted: [] }
  return { measure: null, counted: stems(noun.lower, language) }
}
