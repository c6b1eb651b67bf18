import { expect, test } from 'vitest'
import { part, run, source } from '../test-drafts.ts'
import { changedSources, type SourceNow } from './changed-sources.ts'
import type { DraftText, Run } from './draft.ts'

const same: SourceNow = { isPrivate: false, isFollowed: true, article: 1, revised: null }
const revised = (text: string, more: Partial<SourceNow['revised']> = {}): SourceNow => ({
  ...same,
  revised: { title: 'Ferry freed', text, former: null, ...more },
})
const at = (one: Run, start: number, end: number): Run => ({
  ...one,
  citations: [{ source: 0, start, end }],
})
const textOf = (...runs: Run[]): DraftText => ({
  title: 'Ferry',
  parts: [part('paragraph', runs)],
  sources: [source('Gazette', { entry: 1 }), source('Post', { entry: 2, link: null })],
})
const told = (text: DraftText, now: [number, SourceNow][]) =>
  changedSources(text, new Map(now)).notices.map(({ kind, words }) => [kind, words])

test('a text whose reports did not change stays as it is', () => {
  const text = textOf(run('It sails.', 'source', 0), run('It waits.', 'source', 1))
  const now = new Map([
    [1, same],
    [2, same],
  ])
  expect(changedSources(text, now)).toEqual({ text, notices: [] })
})

test('a report that became private, is gone or not followed is named with its sentences', () => {
  const text = textOf(run('It sails.', 'source', 0), run('It waits.', 'source', 1))
  const changed = changedSources(text, new Map([[1, { ...same, isPrivate: true }]]))
  expect(changed.text.sources.map(({ isPrivate }) => isPrivate)).toEqual([true, false])
  expect(changed.text.parts).toEqual(text.parts)
  expect(changed.notices.map(({ kind, words }) => [kind, words])).toEqual([
    ['private', 'Gazette became a private source. It stays out of public texts: “It sails.”'],
    [
      'withdrawn',
      'The report of Post is no longer here. The words that cite it stay as they are: “It waits.”.',
    ],
  ])
  expect(
    told(text, [
      [1, { ...same, isFollowed: false }],
      [2, same],
    ]),
  ).toEqual([
    [
      'unfollowed',
      'You do not follow Gazette any more, so changes to its report may be missed: “It sails.”',
    ],
  ])
})

test('citations follow words that moved, and the article that took a report over', () => {
  const quoted = at(run('It sails.', 'source', 0), 0, 9)
  const written = at(run('The boat left.', 'model', 0), 0, 9)
  const now = new Map([
    [1, { ...revised('New: It sails. Go.', { former: 'It sails. Go.' }), article: 7 }],
    [2, same],
  ])
  const { text, notices } = changedSources(textOf(quoted, written), now)
  expect(notices).toEqual([])
  expect(text.parts[0]!.runs.map(({ citations: [one] }) => [one?.start, one?.end])).toEqual([
    [5, 14],
    [5, 14],
  ])
  expect(text.sources[0]).toMatchObject({ article: 7 })
})

test('a sentence that its report does not say any more is named, and stays to the letter', () => {
  const quoted = at(run('It sails.', 'source', 0), 0, 9)
  const headline = at(run('Ferry stuck', 'source', 0), 0, 0)
  const written = at(run('The boat left.', 'model', 0), 0, 9)
  const other = at(run('It goes.', 'source', 0), 10, 18)
  const text = textOf(quoted, headline, written, other)
  const now: [number, SourceNow][] = [
    [1, revised('It waits. It goes.', { former: 'It sails. It goes.' })],
    [2, same],
  ]
  expect(changedSources(text, new Map(now)).text).toEqual(text)
  expect(told(text, now)).toEqual([
    [
      'changed',
      'Gazette changed its report, which no longer says what is cited: “It sails.”, “Ferry stuck”, “The boat left.”. Remove it, or draft the text again.',
    ],
  ])
  // A model may have read the changed report; its words then still match.
  expect(told(textOf(written), [[1, revised('It waits.')]])).toEqual([])
})
