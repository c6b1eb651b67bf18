import { kindOf, type Kind } from './reading/question-kinds.ts'
import { withoutPhrasalVerbs } from './reading/phrasal-verbs.ts'
import { outcomeAsked, type Outcome } from './reading/outcome.ts'
import { questionLanguage } from './reading/question-language.ts'
import { termsOf, type Term } from './reading/question-terms.ts'
import { readTime, type TimeAsked } from './reading/question-time.ts'
import { requestIn, type Request } from './reading/requests.ts'
import { tokensOf } from './reading/tokens.ts'
import { typeAsked, wantedBy, type Wanted } from './reading/wanted.ts'
import { knownZone } from './reading/zoned-days.ts'

export interface ReadQuestion {
  text: string
  kind: Kind
  language: string
  time: TimeAsked
  /** The words that an answer should hold. */
  terms: Term[]
  /** The kind of thing that an answer has to hold. */
  wanted: Wanted
  /** The event whose outcome the question asks about; null if it asks about none. */
  outcome: Outcome | null
  /** A request to do something, in place of a question. */
  request: Request | null
}

/** Reads a question in any of eight languages, in time proportional to its length. */
export function readQuestion(
  text: string,
  { now, zone }: { now: number; zone?: string | undefined },
): ReadQuestion {
  const tokens = tokensOf(text)
  const language = questionLanguage(text, tokens)
  const found = requestIn(tokens)
  const { kind, phrases } = kindOf(tokens, language)
  const time = readTime(text, tokens, { now, zone: knownZone(zone), language })
  const asking = phrases
    .flatMap(({ from, to }) => range(from, to))
    .filter((at) => !COUNTED_WORDS.has(tokens[at]!.lower))
  const ofChange = OF_CHANGE.has(kind)
    ? tokens.flatMap(({ lower }, at) => (CHANGE_WORDS.has(lower) ? [at] : []))
    : []
  const spoken = withoutPhrasalVerbs(tokens, language)
  const skipped = new Set([
    ...[...asking, ...time.tokens, ...(found?.tokens ?? []), ...ofChange],
    ...spoken.others,
  ])
  return {
    text,
    kind,
    language,
    time,
    terms: termsOf(spoken.tokens, { language, skipped, typeAt: typeAsked(tokens, phrases) }),
    wanted: wantedBy(kind, tokens, phrases, language),
    outcome: outcomeAsked(tokens, kind),
    request: found?.request ?? null,
  }
}

/** Words that ask for a number and also say what is counted. */
const COUNTED_WORDS = new Set(['death', 'toll'])
/** Kinds that ask about a change; an answer need not repeat their words. */
const OF_CHANGE = new Set<Kind>(['figures-over-time', 'what-changed', 'compare'])
const CHANGE_WORDS = new Set(
  'change changed changes develop developed evolved grown differ geändert entwickelt verändert changé évolué cambiado cambiato'.split(
    ' ',
  ),
)

/** Says if a question names neither words nor a time to look for. */
export function isEmpty({ terms, time }: ReadQuestion): boolean {
  return terms.length === 0 && time.from === null && time.to === null
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

export type { Kind, Request, Term, Wanted }
