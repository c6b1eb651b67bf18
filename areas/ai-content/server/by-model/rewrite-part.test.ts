import { expect, test } from 'vitest'
import { wordsOf } from '../../drafts/draft.ts'
import { part, run } from '../../test-drafts.ts'
import { ferryReports, madeBrief } from '../../writing/test-brief.ts'
import { givenSources } from './given-sources.ts'
import { rewritePart, type RewriteQuestion } from './rewrite-part.ts'

const brief = madeBrief({ about: 'the ferry', name: 'Harbour Café', points: [] })
const { given } = givenSources(ferryReports(), 'en')
const quote = 'Two tugs from Velden pulled the vessel off the rocks before noon.'
const at = given[0]!.text.indexOf(quote)
const quoted = {
  ...run(quote, 'source'),
  citations: [{ source: 0, start: at, end: at + quote.length }],
}
const whole = part('paragraph', [run('We saw it all. '), quoted, run(' Come and ask us.')])
const usual = {
  brief,
  voice: null,
  part: whole,
  attempt: 1,
  given,
  unproven: 'drop' as const,
  withNotes: false,
}
const answers = (...texts: [string, ...number[]][]) => {
  const asked: RewriteQuestion[] = []
  return {
    asked,
    async ask(question: RewriteQuestion) {
      asked.push(question)
      return { sentences: texts.map(([text, ...sources]) => ({ text, sources })) }
    },
  }
}

test('a selection gets other words, and all around it stays as it is', async () => {
  const { ask, asked } = answers(['Before noon, two tugs from Velden pulled the vessel off.', 1])
  const selection = { start: 15, end: 15 + quote.length }
  const { part: changed, pieces } = await rewritePart(ask, { ...usual, selection, way: 'shorten' })
  expect(wordsOf(changed)).toBe(
    'We saw it all. Before noon, two tugs from Velden pulled the vessel off. Come and ask us.',
  )
  expect(changed.runs[1]).toMatchObject({ by: 'model', citations: [{ source: 0 }] })
  expect(changed.runs[0]!.by).toBe('reader')
  expect(pieces.some(({ kind }) => kind === 'removed')).toBe(true)
  expect(asked[0]!.system).not.toContain(quote)
})

test('what no source says is left out, and the reader is told', async () => {
  const { ask } = answers(['We saw all of it.'], ['Nine tugs from Zephyr Holdings came.', 1])
  const { notice, part: changed } = await rewritePart(ask, {
    ...usual,
    selection: null,
    way: 'anew',
  })
  expect(wordsOf(changed)).toBe('We saw all of it.')
  expect(notice).toBe('Left out: 1 of 2 sentences, which stated something that no source says.')
})

test('a sentence that no source says is kept for the reader who asks for it, and marked', async () => {
  const { ask } = answers(['We saw all of it.'], ['Nine tugs from Zephyr Holdings came.', 1])
  const request = { ...usual, selection: null, way: 'anew', unproven: 'mark' } as const
  const { part: changed, unproven, notice } = await rewritePart(ask, request)
  expect(changed.runs.map(({ text, isUnproven }) => [text, isUnproven])).toEqual([
    ['We saw all of it. ', false],
    ['Nine tugs from Zephyr Holdings came.', true],
  ])
  expect([unproven, notice]).toEqual([
    ['Nine tugs from Zephyr Holdings came.'],
    'Yours to prove: 1 of 2 sentences.',
  ])
})

test('an answer without anything that stands is refused in words', async () => {
  const { ask } = answers(['Quill Vandermeer came.', 1])
  await expect(rewritePart(ask, { ...usual, selection: null, way: 'expand' })).rejects.toThrow(
    'None of 1 sentences',
  )
})

test('words that come from a private note stay marked as private', async () => {
  const noted = part('paragraph', [run('The bakery will close soon.', 'note')])
  const { ask, asked } = answers(['The bakery is to close.'])
  const request = { ...usual, part: noted, selection: null, way: 'simplify' as const }
  await expect(rewritePart(ask, request)).rejects.toThrow('private note')
  expect(asked).toEqual([])
  const { part: changed } = await rewritePart(ask, { ...request, withNotes: true })
  expect(changed.runs[0]!.by).toBe('note')
})
