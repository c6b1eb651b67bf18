import { functionWordsOf } from '#engine/words/function-words.ts'
import { sentences } from '#engine/words/sentences.ts'
import { all } from './finding.ts'
import { contractions, languages, type VoiceLanguage } from './languages.ts'
import { smallNumbers } from './rules/numbers.ts'
import { serialComma } from './rules/serial-comma.ts'
import { countWords, isOfLetters, keyOf, tokensOf } from './tokens.ts'
import { usualRules, type VoiceDraft, type VoiceRules } from './voice.ts'
import { VOICES } from './limits.ts'
import { readWordList } from './word-list.ts'

/** A proposed setting with the counts that suggest it; the reader accepts or ignores it. */
export interface Proposal {
  id: 'sentences' | 'exclamation' | 'contractions' | 'quotes' | 'numbers' | 'comma' | 'words'
  /** The setting in words for the reader. */
  setting: string
  proposed: string
  counted: string
  apply(voice: VoiceDraft): VoiceDraft
}

/** The fewest cases for a proposal, and the share of them that must agree. */
const LEAST_CASES = 3
const SHARE = 0.8
/** The fewest sentences from which a length is learned. */
const LEAST_SENTENCES = 10
/** The share of sentences that fit within a proposed length. */
const FITTING = 0.95
/** The most words to propose, and the fewest occurrences of each. */
const WORDS = 10
const LEAST_OF_WORD = 3

/** Counts the habits in a reader's texts, and proposes settings that match them. */
export function learn(texts: readonly string[], language: VoiceLanguage): Proposal[] {
  const given = texts.filter((text) => text.trim() !== '')
  const whole = given.join('\n\n').slice(0, VOICES.examplesCharacters)
  return [
    ofSentences(whole),
    ofExclamations(given),
    language === 'en' ? ofContractions(whole) : null,
    ofQuotes(whole),
    ofNumbers(whole, language),
    language === 'en' ? ofCommas(whole) : null,
    ofWords(whole, language),
  ].filter((proposal) => proposal !== null)
}

function ofSentences(text: string): Proposal | null {
  const lengths = sentences(text)
    .map((sentence) => countWords(sentence.text))
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b)
  if (lengths.length < LEAST_SENTENCES) return null
  const fitting = lengths[Math.ceil(lengths.length * FITTING) - 1]!
  const { leastSentenceWords: least, mostSentenceWords: most } = VOICES
  const longestSentence = Math.min(most, Math.max(least, fitting))
  const within = lengths.filter((length) => length <= longestSentence).length
  return proposal(
    { id: 'sentences', setting: 'Longest sentence', proposed: `${longestSentence} words` },
    `${within} of ${lengths.length} sentences have at most ${longestSentence} words; the longest has ${lengths.at(-1)}.`,
    { longestSentence },
  )
}

function ofExclamations(texts: readonly string[]): Proposal | null {
  if (texts.length === 0) return null
  const counts = texts.map((text) => all(text, /!{1,9}(?=[\s"”’»)]|$)/g).length)
  const most = Math.min(VOICES.exclamationMarks, Math.max(...counts))
  const sum = counts.reduce((one, other) => one + other, 0)
  return proposal(
    {
      id: 'exclamation',
      setting: 'Exclamation marks',
      proposed: most === 0 ? 'None' : `At most ${most} in a text`,
    },
    `${sum} in ${texts.length} ${texts.length === 1 ? 'text' : 'texts'}; the most in one is ${Math.max(...counts)}.`,
    { exclamationMarks: most },
  )
}

function ofContractions(text: string): Proposal | null {
  const tokens = tokensOf(text)
  const fullForms = new Set(
    [...contractions.values()].flatMap((full) => (full === null ? [] : [keyOf(full)])),
  )
  const short = tokens.filter(({ key }) => contractions.has(key)).length
  const full = tokens.filter(({ key, gap }, at) => {
    const before = tokens[at - 1]
    return fullForms.has(key) || (gap === ' ' && before && fullForms.has(`${before.key} ${key}`))
  }).length
  return eitherOr(
    { id: 'contractions', setting: 'Short forms' },
    { name: 'Spelled out', count: full, rules: { contractions: 'spelled-out' } },
    { name: 'As written', count: short, rules: { contractions: 'as-written' } },
    `${short} short forms such as “don’t”, ${full} written out.`,
  )
}

function ofQuotes(text: string): Proposal | null {
  const straight = all(text, /["']/g).length
  const curly = all(text, /[“”„«»‘’‚]/g).length
  return eitherOr(
    { id: 'quotes', setting: 'Quotation marks' },
    { name: 'Curly', count: curly, rules: { quotes: 'curly' } },
    { name: 'As written', count: straight, rules: { quotes: 'as-written' } },
    `${curly} curly ones, ${straight} straight ones, apostrophes among them.`,
  )
}

function ofNumbers(text: string, language: VoiceLanguage): Proposal | null {
  const digits = smallNumbers.look(lookAt(text, language, { smallNumbers: 'words' })).length
  // "One" is left out because it is also a pronoun.
  const named = new Set(languages[language].numbers.slice(2))
  const spelled = tokensOf(text).filter(({ key }) => named.has(key)).length
  return eitherOr(
    { id: 'numbers', setting: 'Numbers below ten' },
    { name: 'In words', count: spelled, rules: { smallNumbers: 'words' } },
    { name: 'As written', count: digits, rules: { smallNumbers: 'as-written' } },
    `${spelled} in words, ${digits} in digits.`,
  )
}

function ofCommas(text: string): Proposal | null {
  const counted = (comma: 'always' | 'never') =>
    serialComma.look(lookAt(text, 'en', { serialComma: comma })).length
  const withComma = counted('never')
  const without = counted('always')
  return eitherOr(
    { id: 'comma', setting: 'Comma before the last item' },
    { name: 'Always', count: withComma, rules: { serialComma: 'always' } },
    { name: 'Never', count: without, rules: { serialComma: 'never' } },
    `${withComma} lists with it, ${without} without.`,
  )
}

function ofWords(text: string, language: VoiceLanguage): Proposal | null {
  const common = functionWordsOf(language)
  const counts = new Map<string, number>()
  for (const token of tokensOf(text)) {
    if (!isOfLetters(token) || token.key.length < 4 || common?.has(token.key)) continue
    counts.set(token.key, (counts.get(token.key) ?? 0) + 1)
  }
  const frequent = [...counts]
    .filter(([, count]) => count >= LEAST_OF_WORD)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, WORDS)
  if (frequent.length === 0) return null
  const words = frequent.map(([word]) => word)
  return {
    ...{ id: 'words', setting: 'Preferred words', proposed: words.join(', ') },
    counted: frequent.map(([word, count]) => `${word} ${count}`).join(', '),
    apply: (voice) => ({
      ...voice,
      wordsToUse: [...new Set([...voice.wordsToUse, ...words])].slice(0, 100),
    }),
  }
}

function lookAt(text: string, language: VoiceLanguage, changes: Partial<VoiceRules>) {
  const rules = { ...usualRules, pairs: [], ...changes }
  return {
    ...{ text, language, rules, data: languages[language] },
    ...{ tokens: tokensOf(text), sentences: sentences(text), list: readWordList(rules, language) },
  }
}

interface Way {
  name: string
  count: number
  rules: Partial<VoiceRules>
}

/** Proposes what most cases have in common; null if there are few cases or no clear majority. */
function eitherOr(
  about: Pick<Proposal, 'id' | 'setting'>,
  one: Way,
  other: Way,
  counted: string,
): Proposal | null {
  const cases = one.count + other.count
  const winner = one.count >= other.count ? one : other
  if (cases < LEAST_CASES || winner.count < cases * SHARE) return null
  return proposal({ ...about, proposed: winner.name }, counted, winner.rules)
}

function proposal(
  about: Pick<Proposal, 'id' | 'setting' | 'proposed'>,
  counted: string,
  rules: Partial<VoiceRules>,
): Proposal {
  return {
    ...about,
    counted,
    apply: (voice) => ({ ...voice, rules: { ...voice.rules, ...rules } }),
  }
}
