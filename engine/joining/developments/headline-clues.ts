import { words } from '../../words/word-segments.ts'

/** Clues in the words of a headline to the kind of news, for English headlines only. */
export interface HeadlineClues {
  /** A verb of saying or judging: a statement is news of its own. */
  speaker: string | null
  /** True for an event that has not happened yet: who is expected to plead guilty has not pleaded. */
  isExpected: boolean
  /**
   * The verb of the expected event, such as "plead"; null for a past event. `done` then has every
   * word that may be its verb.
   */
  awaited: string | null
  done: string[]
}

const SPEAKS = wordSet(`
  accuses admits argues backs blasts blames calls celebrates claims condemns criticises criticizes decries defends
  demands denies denounces dismisses disputes downplays endorses expresses hails insists jokes laments mocks opposes
  praises predicts promises pushes questions reacts refuses rejects responds rips says scolds shrugs slams speaks
  supports tells threatens torches touts urges vows warns`)
/** Words that announce an event only if "to" follows. */
const EXPECTED = wordSet(`expected set likely poised due scheduled about ready`)
const UNCERTAIN = wordSet(`may might could will would`)
const AHEAD = wordSet(
  `plan plans planning prepares preparing ahead weigh weighs potential possible if`,
)
/** Verbs that announce a future event after "to". After other verbs, "to" may express a wish. */
const TO_COME = wordSet(`plead be appear vote announce reveal receive become`)
/** Words that may come between "may" and the verb. */
const BETWEEN = wordSet(`be soon finally`)
const LOOKS_DONE = /(?:s|ed)$/u

/** The number of first words in which the speaker is looked for. */
const FIRST_WORDS = 7
const READ_CHARACTERS = 300

export function headlineClues(title: string, language: string | null): HeadlineClues {
  if (language !== 'en') return { speaker: null, isExpected: false, awaited: null, done: [] }
  const written = words(title.slice(0, READ_CHARACTERS), language)
  const lower = written.map((word) => word.toLowerCase())
  const isExpected = lower.some((word, at) => tellsAhead(word, lower[at + 1]))
  return {
    speaker: speakerIn(written, lower),
    isExpected,
    awaited: awaitedIn(lower),
    done: isExpected ? [] : lower.filter((word) => LOOKS_DONE.test(word)),
  }
}

function speakerIn(written: string[], lower: string[]): string | null {
  const verb = lower.slice(0, FIRST_WORDS).findIndex((word, at) => at > 0 && SPEAKS.has(word))
  return verb > 0 && /^\p{Lu}/u.test(written[verb - 1]!) ? lower[verb - 1]! : null
}

function tellsAhead(word: string, next = ''): boolean {
  if (word === 'to') return TO_COME.has(next)
  const isAlone = UNCERTAIN.has(word) || AHEAD.has(word)
  return isAlone || (word !== 'about' && word !== 'ready' && EXPECTED.has(word))
}

function awaitedIn(lower: string[]): string | null {
  const marker = lower.findIndex(
    (word, at) => UNCERTAIN.has(word) || (word === 'to' && EXPECTED.has(lower[at - 1] ?? '')),
  )
  if (marker < 0) return null
  return lower.slice(marker + 1).find((word) => !BETWEEN.has(word)) ?? null
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}
