import { expect, test } from 'vitest'
import { patient } from './test-patience.ts'
import { Problem } from './problem.ts'
import { costlyRepetitions } from './test-costs.ts'
import { citationContext } from '#areas/articles/citation-context.ts'
import { highlightWords } from '#engine/search/highlight-words.ts'
import { readSearchQuery } from '#engine/search/search-query.ts'
import { addressIn } from '#areas/sources/server/finding/address-in.ts'
import { summarySentences } from '#engine/summaries/summary-sentences.ts'
import { checkKeywords, readSearchForTopic } from '#areas/topics/topic-keywords.ts'
import { headersIn } from '#areas/sources/web/headers/request-headers.ts'

// Tests that a million repeated characters, in an input field or in a text that a screen shows,
// cost at most a second.
const NOW = new Date('2026-03-02T12:00:00Z')
const LONG_MS = patient(60_000)
/** The most characters of a text on a screen. */
const TEXT = 200_000
/** The most characters of a search. */
const SEARCH = 1000

const readers: [name: string, read: (text: string) => unknown, characters?: number][] = [
  ['a search', (text) => readSearchQuery(text, NOW), SEARCH],
  ['a search that is far too long', (text) => readSearchQuery(text, NOW)],
  ['a topic from a search', (text) => readSearchForTopic(text, NOW), SEARCH],
  ['keywords', (text) => checkKeywords([text])],
  ['what is typed to find feeds', addressIn],
  ['headers for a source', (others) => headersIn({ userAgent: '', cookie: '', others })],
  ['marked words', (text) => highlightWords(text, ['tug', 'sea lane', text.slice(0, 100)]), TEXT],
  ['the first sentences of a summary', (text) => summarySentences(text), TEXT],
  [
    'what stands around a citation',
    (text) => citationContext({ start: TEXT * 2, before: text, after: text } as never),
    TEXT,
  ],
]

test.each(readers)(
  '%s',
  async (_, read, characters = 1_000_000) => {
    const isExpected = (error: unknown) => error instanceof Problem
    expect(await costlyRepetitions(read, { characters, isExpected })).toEqual([])
  },
  LONG_MS,
)
