import { expect, test } from 'vitest'
import type { AnswerCitation } from './answer.ts'
import type { Turn } from './contracts/chat.ts'
import { threadMarkdown } from './thread-markdown.ts'

const citation = (entry: number, outlet: string): AnswerCitation => ({
  ...{ article: 1, entry, start: 0, end: 10, outlet, title: `Report [${entry}]` },
  ...{ url: `https://${outlet.toLowerCase()}.example/a b`, publishedAt: '2026-03-02T12:00:00Z' },
})

const turn: Turn = {
  ...{ id: 'one', question: 'How many\nboats?', scope: null, askedAt: '2026-03-02T12:00:00Z' },
  ...{ state: 'done', by: 'sources', leftOut: 0, note: null, accepted: [] },
  answer: {
    ...{
      kind: 'found',
      asked: { kind: 'how-many' },
      intro: 'These are sentences of your sources.',
    },
    sentences: [
      { text: 'Three boats *sank*.', citations: [citation(7, 'Harbour'), citation(9, 'Bakery')] },
      { text: 'Two were raised.', citations: [citation(9, 'Bakery')] },
    ],
    ...{ figures: [], nearest: [], offers: [] },
  },
}

test('a thread becomes Markdown whose sentences name their sources, and no words become markup', () => {
  expect(threadMarkdown('Boats', [turn])).toBe(`# Boats

## How many boats?

These are sentences of your sources.

Three boats \\*sank\\*. [1][2]

Two were raised. [2]

1. Harbour, 2026-03-02: Report \\[7\\] <https://harbour.example/a%20b>
2. Bakery, 2026-03-02: Report \\[9\\] <https://bakery.example/a%20b>
`)
})

test('a question without an answer says why', () => {
  const failed: Turn = { ...turn, answer: null, state: 'failed', note: 'The hub failed at this.' }
  expect(threadMarkdown('Boats', [failed])).toContain('The hub failed at this.')
})

test('where nothing answers, what comes nearest stands there with its source', () => {
  const passage = { text: 'Four boats left.', citations: [citation(7, 'Harbour')] }
  const nearest = [
    { id: 1, title: 'Boats', passage },
    { id: 2, title: 'Rafts' },
  ]
  const answer = { ...turn.answer!, kind: 'not-found' as const, sentences: [], nearest }
  expect(threadMarkdown('Boats', [{ ...turn, answer }])).toContain(
    '- Boats: Four boats left. [1]\n- Rafts\n\n1. Harbour, 2026-03-02',
  )
})
