import type { Kind } from './question-kinds.ts'
import type { Token } from './tokens.ts'

/** The event that has to have happened before a question has an answer. */
export type Outcome = 'win' | 'verdict' | 'sentence' | 'decision' | 'end'

const set = (list: string) => new Set(list.trim().split(/\s+/))
const WIN = set(
  `win wins won winner winners beat beats beaten champion champions defeated elected
  gewonnen gewann gewinnt gewinner sieger siegerin siegte gagné gagne gagnant remporté vainqueur ganó ganado ganador ganadora venció
  vinto vince vincitore vincitrice ganhou venceu vencedor gewon winnaar wygrał wygrała wygrali zwycięzca`,
)
const RESULT = set('result results outcome ergebnis résultat resultado risultato uitslag wynik')
const VERDICT = set('verdict urteil veredicto verdetto veredito vonnis wyrok')
const SENTENCE = set('sentence sentenced punishment strafe peine condena pena straf kara')
const DECIDING = set(
  'decide decided decides rule ruled rules ruling decision entschieden entscheidet entschied décidé decidió deciso decidiu besloten',
)
const WHO_DECIDES = set(
  `court courts judge judges jury jurors tribunal justices supreme panel regulators gericht richter jury cour juge corte tribunal juez
  giudice juiz rechter sąd`,
)
const ENDING = set('end ended ends finish finished conclude concluded ausgegangen terminó finita')
const SAYING = set('say said find found conclude concluded')
/** Words for a future event, which no sentence can report as done. */
const AHEAD = set(
  'will would could might may can should going chance chances likely favorite favourite wird va sera será sarà vai zal',
)
/**
 * Kinds of question that ask for an outcome. Others ask for more, such as a number, a reason or a
 * time.
 */
const OF_OUTCOMES = new Set<Kind>(['who', 'what', 'how', 'anything', 'what-happened'])

/** The outcome that a question asks for; null if it asks for none, or for a future one. */
export function outcomeAsked(tokens: readonly Token[], kind: Kind): Outcome | null {
  const words = tokens.map(({ lower }) => lower)
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  if (has(AHEAD)) return null
  if (has(VERDICT)) return 'verdict'
  if (isDecided(words) && OF_OUTCOMES.has(kind)) {
    return words.includes('jury') || words.includes('jurors') ? 'verdict' : 'decision'
  }
  if (isSentence(words)) return 'sentence'
  if (!OF_OUTCOMES.has(kind)) return null
  if (has(WIN)) return 'win'
  if (has(RESULT) || (kind === 'how' && has(ENDING))) return 'end'
  return null
}

/**
 * Says if a court decides in the question, as in "what did the court say", and does not only name
 * the place where somebody speaks, as in "say in court".
 */
function isDecided(words: readonly string[]): boolean {
  const who = words.findIndex((word) => WHO_DECIDES.has(word))
  if (who < 0) return false
  return words.some((word, at) => DECIDING.has(word) || (at > who && SAYING.has(word)))
}

/**
 * Says if the question asks about the sentence of a court, not of a text: "what sentence did she
 * get".
 */
function isSentence(words: readonly string[]): boolean {
  return words.some((word) => SENTENCE.has(word)) && !words.includes('wrote')
}
