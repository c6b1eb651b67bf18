import { expect, test } from 'vitest'
import { checkedText, quotationsOf } from './checked-text.ts'
import type { DraftSource, DraftText, Part } from './draft.ts'
import { keepOwnParts } from './keep-own-parts.ts'

const source = (entry: number): DraftSource => ({
  ...{ entry, article: entry, outlet: `Outlet ${entry}`, title: 'Pier', link: null },
  ...{ publishedAt: null, language: 'en', isPrivate: true },
})

const part = (
  id: string,
  text: string,
  quoted: { source: number; start: number } | null,
): Part => ({
  ...{ id, kind: 'paragraph', variant: null, isCutShort: false },
  runs: [
    {
      ...{ text, by: quoted ? 'source' : 'reader', isUnproven: false },
      citations: quoted ? [{ ...quoted, end: quoted.start + text.length }] : [],
    },
  ],
})

const textOf = (parts: Part[], sources: DraftSource[] = []): DraftText => ({
  ...{ title: 'Pier', parts, sources },
})

test('a part of a quotation stays one, and other words at its place do not', () => {
  const before = textOf([part('a', 'The pier opens.', { source: 0, start: 10 })], [source(7)])
  const given = textOf(
    [
      part('a', 'pier', { source: 0, start: 14 }),
      part('b', 'dock', { source: 0, start: 14 }),
      part('c', 'pier', { source: 1, start: 14 }),
    ],
    [{ ...source(7), isPrivate: false }, source(8)],
  )
  const kept = checkedText(given, before.sources, quotationsOf(before))
  expect(kept.parts.map(({ runs }) => runs[0]!.by)).toEqual(['source', 'reader', 'reader'])
  expect(kept.sources).toEqual(before.sources)
})

test('own parts stay in their places, and their citations name the sources of the new text', () => {
  const drafted = textOf([part('lead', 'Old lead', null), part('end', 'Bye', null)])
  const edited = textOf(
    [
      part('lead', 'My lead', null),
      part('mine', 'It opens.', { source: 0, start: 0 }),
      part('end', 'Bye', null),
    ],
    [source(7)],
  )
  const anew = textOf([part('lead', 'New lead', null), part('end', 'See you', null)], [source(9)])
  const { parts, sources } = keepOwnParts(drafted, edited, anew)
  expect(parts.map(({ id, runs }) => [id, runs[0]!.text])).toEqual([
    ['lead', 'My lead'],
    ['mine', 'It opens.'],
    ['end', 'See you'],
  ])
  expect(sources.map(({ entry }) => entry)).toEqual([9, 7])
  expect(parts[1]!.runs[0]!.citations[0]!.source).toBe(1)
})
