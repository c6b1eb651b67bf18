import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedText, quotationsOf } from '../drafts/checked-text.ts'
import { wordsOf, type DraftText, type Run } from '../drafts/draft.ts'
import { part, run, source } from '../test-drafts.ts'
import {
  addPart,
  joinWithPrevious,
  movePart,
  pasteWords,
  splitPart,
  tooLong,
} from './edit-parts.ts'
import { alteredBy, joinRuns, makeOwn, replaceWords, splitRuns } from './edit-runs.ts'

const ENTRY = 'The ferry sails at noon. Nobody was hurt. Die Fähre fährt.'

/** Runs of several authors. Quotations match the entry. */
const someRuns = fc.array(
  fc.oneof(
    fc
      .record({ start: fc.nat(50), length: fc.integer({ min: 1, max: 12 }) })
      .map(({ start, length }): Run => {
        const text = ENTRY.slice(start, start + length)
        const citations = [{ source: 0, start, end: start + text.length }]
        return { text, by: 'source', citations, isUnproven: false }
      }),
    fc
      .tuple(
        fc.constantFrom('a', ' ', 'so it is ', '12.'),
        fc.constantFrom('frame', 'reader', 'note', 'model'),
      )
      .map(([text, by]): Run => run(text, by)),
  ),
  { maxLength: 6 },
)
const wordsIn = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
const isExact = ({ text, by, citations: [cited] }: Run) =>
  by !== 'source' || ENTRY.slice(cited!.start, cited!.end) === text

describe('runs', () => {
  test('have the changed words, and no source ever says what it did not say', () => {
    fc.assert(
      fc.property(
        someRuns,
        fc.nat(60),
        fc.nat(60),
        fc.constantFrom('', 'x', ' new '),
        (runs, one, other, text) => {
          const words = wordsIn(runs)
          const [from, to] = [
            Math.min(one, other, words.length),
            Math.min(Math.max(one, other), words.length),
          ]
          const changed = replaceWords(runs, from, to, text)
          const [before, after] = splitRuns(changed, Math.min(one, wordsIn(changed).length))
          const joined = joinRuns(before, after)
          const isWrong =
            wordsIn(changed) !== words.slice(0, from) + text + words.slice(to) ||
            wordsIn(joined) !== wordsIn(changed) ||
            ![...changed, ...before, ...after, ...joined].every(isExact) ||
            changed.filter(({ by }) => by === 'source').length >
              runs.filter(({ by }) => by === 'source').length
          expect(isWrong).toBe(false)
        },
      ),
    )
  })

  const runs = [run('We read: '), run('It sails at noon.', 'source', 0), run(' So.')]

  test('of a source are altered from within, and not by words beside them or by their removal', () => {
    expect(alteredBy(runs, 12, 12)).toEqual([1])
    expect(alteredBy(runs, 9, 9)).toEqual([])
    expect(alteredBy(runs, 26, 26)).toEqual([])
    expect(alteredBy(runs, 9, 26)).toEqual([])
    expect(alteredBy(runs, 0, 12)).toEqual([1])
    expect(replaceWords(runs, 9, 26, '')).toEqual([run('We read:  So.')])
  })

  test('that are altered become the reader’s, without a source', () => {
    const changed = replaceWords(runs, 11, 11, '!')
    expect(changed).toEqual([run('We read: It! sails at noon. So.')])
    expect(makeOwn(runs, [1])).toEqual([run('We read: It sails at noon. So.')])
  })

  test('of a passage that is parted are one again when they meet', () => {
    const [before, after] = splitRuns(runs, 12)
    expect(before[1]).toMatchObject({ text: 'It ', citations: [{ start: 0, end: 3 }] })
    expect(after[0]).toMatchObject({ text: 'sails at noon.', citations: [{ start: 3, end: 17 }] })
    expect(joinRuns(before, after)).toEqual(runs)
  })
})

describe('parts', () => {
  const draft = (): DraftText => ({
    title: 'Ferry',
    parts: [part('title', 'Ferry freed'), part('item', 'One two'), part('item', '')],
    sources: [source('Gazette')],
  })

  test('are split and joined: a title is followed by a paragraph, an item by an item', () => {
    const text = draft()
    const [title, item] = text.parts.map(({ id }) => id) as [string, string, string]
    const split = splitPart(splitPart(text, title, 5, 'new-1'), item, 3, 'new-2')
    expect(split.parts.map(({ kind, ...rest }) => [kind, wordsOf({ kind, ...rest })])).toEqual([
      ...[
        ['title', 'Ferry'],
        ['paragraph', ' freed'],
        ['item', 'One'],
      ],
      ...[
        ['item', ' two'],
        ['item', ''],
      ],
    ])
    expect(joinWithPrevious(split, 'new-2')).toMatchObject({ into: item, at: 3 })
    expect(joinWithPrevious(text, title)).toBeNull()
  })

  test('of another variant are passed over', () => {
    const text = {
      ...draft(),
      parts: [part('title', 'A', 1), part('title', 'B', 2), part('paragraph', 'a', 1)],
    }
    const [a, b, more] = text.parts.map(({ id }) => id) as [string, string, string]
    expect(joinWithPrevious(text, more)?.into).toBe(a)
    expect(joinWithPrevious(text, b)).toBeNull()
    expect(movePart(text, more, a).parts.map(wordsOf)).toEqual(['a', 'A', 'B'])
    expect(addPart(text, b, 'new').parts[2]).toMatchObject({ id: 'new', variant: 2, runs: [] })
  })

  test('come of a paste line by line, and too many are not kept', () => {
    const text = draft()
    const id = text.parts[1]!.id
    let nth = 0
    const paste = (words: string) =>
      pasteWords(text, { id, from: 4, to: 7, words, newId: () => `new-${++nth}` })!
    const pasted = paste('first\r\n\r\n second\u0000line\nlast')
    expect(pasted.text.parts.slice(1, 4).map(wordsOf)).toEqual(['One first', 'second line', 'last'])
    expect(pasted).toMatchObject({ into: 'new-2', at: 4 })
    expect(tooLong(pasted.text)).toBeNull()
    expect(tooLong(paste('line\n'.repeat(50_000)).text)).toBe('A text has 600 parts at most.')
    expect(tooLong(paste('words '.repeat(50_000)).text)).toBe(
      'A text has 250,000 characters at most.',
    )
  })
})

test('a headline stays its report’s when the text is saved, and is the reader’s once it is changed', () => {
  const headline: Run = {
    ...run('Ferry freed', 'source', 0),
    citations: [{ source: 0, start: 0, end: 0 }],
  }
  const text: DraftText = {
    title: 'Ferry',
    parts: [part('heading', [headline])],
    sources: [source('Gazette')],
  }
  expect(checkedText(text, text.sources, quotationsOf(text))).toEqual(text)
  const changed = { ...text, parts: [part('heading', [{ ...headline, text: 'Ferry lost' }])] }
  const [kept] = checkedText(changed, text.sources, quotationsOf(text)).parts
  expect(kept!.runs).toMatchObject([{ by: 'reader', citations: [] }])
})
