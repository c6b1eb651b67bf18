import { expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import * as z from 'zod/mini'
import { costlyRepetitions } from '#core/test-costs.ts'
import { answerIn } from '#platform/models/server/asking/answer-json.ts'
import { checkWritten } from '#areas/articles/server/by-model/check-written.ts'
import { areTitlesAlike, comparableWords } from './identity/comparable-words.ts'
import { documentText } from '#platform/files/server/document-text.ts'
import { diffText } from './words/diff/word-diff.ts'
import { findWords } from '#areas/rules/server/matching/find-words.ts'
import { readPattern } from '#areas/rules/server/matching/pattern.ts'
import { pickTitle, titleOfText } from './summaries/titles/article-title.ts'
import { cleanTitle } from './summaries/clean-title.ts'
import { changedSentences } from './summaries/facts/changed-sentences.ts'
import { findCopies } from './joining/copies.ts'
import { uncovered } from './claims/coverage/coverage-check.ts'
import { entities } from './names/entities.ts'
import { figuresOf } from './claims/figures.ts'
import { namesSought } from './joining/follow-ups.ts'
import { keyphrases } from './names/keyphrases.ts'
import { detectLanguage } from './words/language.ts'
import { isToldAgain } from './summaries/facts/told-again.ts'
import { tellsOtherNews } from './summaries/facts/other-news.ts'
import { toldFigures } from './claims/told-figures.ts'
import { withoutCorrected } from './summaries/reports/corrected-reports.ts'
import { revisedFigures } from './claims/revised-figures.ts'
import { sentenceFlaws } from './summaries/sentences/sentence-quality.ts'
import { sentences } from './words/sentences.ts'
import { summarize } from './summaries/summarize.ts'
import { capitalisedStems, stems } from './words/terms.ts'
import { readRuns } from './words/text-runs.ts'
import { withWholeQuotes } from './summaries/sentences/whole-quotes.ts'
import { writtenDates } from './claims/written-dates.ts'
import { nameRuns, wordsWithoutCase } from './claims/written-names.ts'
import { writtenNumbers } from './claims/written-numbers.ts'

// Repetitions in the text of an entry may cost a second at most.
const LONG_MS = patient(120_000)
/**
 * The longest stored text, the longest title, and the longest part in which sentences are proven.
 */
const TEXT = 200_000
const TITLE = 500
const PASSAGE = 12_000
const WHOLE = 1_000_000

const entry = (text: string, id = 1) => ({
  id,
  source: id,
  publishedAt: id,
  title: text.slice(0, TITLE),
  text,
  language: 'en',
})
const pattern = await readPattern('(a+)+b|\\s+$|<[^>]*>')

const readers: [name: string, characters: number, read: (text: string) => unknown][] = [
  ['sentences', TEXT, (text) => withWholeQuotes(text, sentences(text))],
  ['what keeps a sentence from a summary', TEXT, sentenceFlaws],
  ['a summary', TEXT, (text) => summarize([entry(text), entry(`The tug sank. ${text}`, 2)])],
  [
    'names and phrases',
    TEXT,
    (text) => {
      const runs = readRuns([text], 'en')
      return [entities([text], 'en'), keyphrases(runs, 'en')]
    },
  ],
  ['numbers', TEXT, (text) => writtenNumbers(text, 'en')],
  ['dates', TEXT, (text) => writtenDates(text, 'en')],
  ['names', TEXT, (text) => nameRuns(text, [], 'en')],
  ['words without capitals', TEXT, (text) => wordsWithoutCase(text, [])],
  ['figures', TEXT, figuresOf],
  [
    'figures that were revised',
    PASSAGE,
    (text) => revisedFigures([{ text, at: 1 }], [{ text: `${text} 3`, at: 2 }]),
  ],
  [
    'figures that reports tell differently',
    TEXT,
    (text) => toldFigures([entry(text), entry(`The tug sank, 3 dead. ${text}`, 2)]),
  ],
  ['reports that are taken back', TEXT, (text) => withoutCorrected([entry(text)], 'en')],
  [
    'what is told again',
    PASSAGE,
    (text) => isToldAgain(text, [`${text}b`], { language: 'en', isReworded: true }),
  ],
  ['a headline with other news', TITLE, (text) => tellsOtherNews(text, `The tug. ${text}`, 'en')],
  ['what no source says', PASSAGE, (text) => uncovered(text, ['The tug sank.', `${text} b`])],
  [
    'what a source says',
    PASSAGE,
    (text) => uncovered('On 3 May 2026, 4 died in Veil (a.b).', [text]),
  ],
  ['copies', TEXT, (text) => findCopies([entry(text), entry(text, 2)])],
  [
    'titles',
    TITLE,
    (text) => [
      cleanTitle(text, 'Gazette'),
      pickTitle([{ title: text, outlet: text }]),
      areTitlesAlike(text, `${text}b`),
    ],
  ],
  ['a title from a text', TEXT, titleOfText],
  ['changed sentences', TEXT, (text) => changedSentences([{ text }], [{ text: `${text}b` }])],
  ['a language', WHOLE, (text) => detectLanguage(text, 'en')],
  ['stems', TEXT, (text) => [stems(text, 'en'), stems(text, 'de'), capitalisedStems(text, 'en')]],
  ['words without spaces', TEXT, (text) => stems(text, 'ja')],
  [
    'names of an affair',
    TEXT,
    (text) => namesSought({ title: text.slice(0, TITLE), lead: text }, 'en'),
  ],
  ['a change of words', TEXT, (text) => diffText('The tug sank.', text, 'en')],
  ['a change of words without spaces', TEXT / 4, (text) => diffText('The tug sank.', text, 'ja')],
  ['words that count', TEXT, comparableWords],
  [
    'an answer of a model',
    WHOLE,
    (text) => [answerIn(z.unknown(), text), answerIn(z.unknown(), `{${text}}`)],
  ],
  [
    'sentences of a model',
    WHOLE,
    (text) =>
      checkWritten(
        [{ text, sources: [1] }],
        [{ id: 1, title: 'Tug', text: text.slice(0, TEXT) }] as never,
        'en',
      ),
  ],
  [
    'sources of a model',
    TEXT,
    (text) =>
      checkWritten(
        [{ text: 'The tug sank off Veil on Monday.', sources: [1] }],
        [{ id: 1, title: 'Tug', text }] as never,
        'en',
      ),
  ],
  [
    'words of a rule',
    TEXT,
    (text) => findWords(['tug', 'sea lane', '東', text.slice(0, 100)]).isIn(text),
  ],
  ['the pattern of a rule', TEXT, pattern.isIn],
  [
    'a document',
    WHOLE,
    (text) => documentText({ name: 'a.txt', bytes: Buffer.from(text) }).catch(() => null),
  ],
]

test.each(readers)(
  '%s',
  async (_, characters, read) => {
    // The first text loads the language detector, so it is read before the measurement.
    await detectLanguage('zzyzx qwfp arst')
    expect(await costlyRepetitions(read, { characters })).toEqual([])
  },
  LONG_MS,
)
