import { expect, test } from 'vitest'
import { wordsOf, type DraftText, type Part, type Run } from '../drafts/draft.ts'
import { STAYS } from './check.ts'
import { applyFinding, checkDraft, fixDraft } from './draft-voice.ts'
import { usualRules, type VoiceRules } from './voice.ts'

const rules: VoiceRules = { ...usualRules, pairs: [{ words: 'leverage', instead: 'use' }] }

const run = (text: string, by: Run['by'] = 'reader', at?: number): Run => ({
  ...{ text, by, isUnproven: false },
  citations: at === undefined ? [] : [{ source: 0, start: at, end: at + text.length }],
})
const part = (id: string, ...runs: Run[]): Part => ({
  ...{ id, kind: 'paragraph', variant: null, isCutShort: false, runs },
})
const draftOf = (...parts: Part[]): DraftText => ({ title: 'A draft', parts, sources: [] })

const draft = draftOf(
  part('p1', run('We lever', 'frame'), run('age it.'), run(' We leverage tides!', 'source', 40)),
  part('p2', run('We  leverage and '), run('leverage!', 'source', 9), run(' And "so" on!')),
)

test('a finding knows its part, and one in a source’s words stays', () => {
  const found = checkDraft(draft, rules, 'en').map((one) => [one.part, one.found, one.instead])
  expect(found).toEqual([
    ['p1', 'leverage', 'use'],
    ['p1', 'leverage', null],
    ['p1', '!', null],
    ['p2', '  ', ' '],
    ['p2', 'leverage', 'use'],
    ['p2', 'leverage', null],
    ['p2', '!', null],
    ['p2', '"', '“'],
    ['p2', '"', '”'],
    ['p2', '!', '.'],
  ])
  expect(checkDraft(draft, rules, 'en')[1]!.why).toContain(STAYS)
})

test('fix all puts words right across runs, and leaves sources with their citations', () => {
  const { draft: after, fixed } = fixDraft(draft, rules, 'en')
  expect(fixed).toBe(6)
  expect(after.parts.map(wordsOf)).toEqual([
    'We use it. We leverage tides!',
    'We use and leverage! And “so” on.',
  ])
  const sources = (text: DraftText) =>
    text.parts.flatMap(({ runs }) => runs.filter(({ by }) => by === 'source'))
  expect(sources(after)).toEqual(sources(draft))
  expect(after.parts[0]!.runs.map(({ text, by }) => [by, text])).toEqual([
    ['frame', 'We use'],
    ['reader', ' it.'],
    ['source', ' We leverage tides!'],
  ])
  expect(fixDraft(after, rules, 'en')).toEqual({ draft: after, fixed: 0 })
})

test('one finding is applied by itself, and not to words that changed meanwhile', () => {
  const [first, kept] = checkDraft(draft, rules, 'en')
  const after = applyFinding(draft, first!)
  expect(wordsOf(after.parts[0]!)).toBe('We use it. We leverage tides!')
  expect(after.parts[1]).toBe(draft.parts[1])
  expect(applyFinding(after, first!)).toBe(after)
  expect(applyFinding(draft, { ...kept!, instead: 'use' })).toBe(draft)
})

test('exclamation marks are counted over all parts', () => {
  const shouting = draftOf(
    part('p1', run('One!')),
    part('p2', run('Two!')),
    part('p3', run('Three!')),
  )
  const { draft: after } = fixDraft(shouting, { ...rules, exclamationMarks: 1 }, 'en')
  expect(after.parts.map(wordsOf)).toEqual(['One!', 'Two.', 'Three.'])
})

test('words do not reach from one part into the next', () => {
  const parted = draftOf(part('p1', run('the')), part('p2', run('the end')))
  expect(checkDraft(parted, rules, 'en')).toEqual([])
})
