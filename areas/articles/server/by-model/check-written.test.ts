import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf } from '#core/testing/test-share.ts'
import { uncovered } from '#engine/claims/coverage/coverage-check.ts'
import { checkWritten } from './check-written.ts'

const entries = [
  {
    id: 11,
    outlet: 'Gazette',
    title: 'Tug sinks',
    text: 'The tug Marlena sank off Cape Orrin on Monday. The coast guard lifted all 9 crew members from a raft. Its owner, Harbour Lines, lost 1,200 barrels.',
  },
  {
    id: 12,
    outlet: 'Courier',
    title: 'Crew of tug saved',
    text: 'All nine crew members of the Marlena were lifted from a raft by the coast guard. Captain Ada Brook thanked them.',
  },
]
const check = (text: string, sources = [1, 2]) => checkWritten([{ text, sources }], entries, 'en')

describe('a sentence of a model', () => {
  test('is shown with the passages that bear it out, of every source that says it', () => {
    expect(check('The coast guard lifted nine crew members of the Marlena from a raft.')).toEqual([
      {
        text: 'The coast guard lifted nine crew members of the Marlena from a raft.',
        citations: [
          {
            entry: 12,
            start: 0,
            end: 81,
            passage:
              'All nine crew members of the Marlena were lifted from a raft by the coast guard.',
          },
          {
            entry: 11,
            start: 47,
            end: 101,
            passage: 'The coast guard lifted all 9 crew members from a raft.',
          },
        ].map((citation) => ({ ...citation, end: citation.start + citation.passage.length })),
      },
    ])
  })

  test('may be made of two passages, and loses marks that stand for citations', () => {
    const [shown] = check(
      'The tug Marlena sank off Cape Orrin and its owner Harbour Lines lost 1200 barrels [1].',
    )
    expect(shown?.text).toMatch(/barrels\.$/)
    expect(shown?.citations).toHaveLength(2)
  })

  test.each([
    'The coast guard lifted all 9 crew members from a',
    'The coast guard lifted all 9 crew members …',
    'coast guard lifted all 9 crew members from a raft.',
    '- The coast guard lifted all 9 crew members from a raft.',
  ])('is left out where it is none from its beginning to its end: %s', (text) => {
    expect(check(text)).toEqual([])
  })

  test.each([
    ['another number', 'The coast guard lifted all 8 crew members from a raft.'],
    ['a number as a word', 'The coast guard lifted all seven crew members from a raft.'],
    ['another name', 'The tug Martina sank off Cape Orrin on Monday.'],
    ['another day', 'The tug Marlena sank off Cape Orrin on Friday.'],
    ['a name on top', 'The tug Marlena sank off Cape Orrin on Monday, Olaf Quist said.'],
    ['what nobody says', 'The coast guard is blamed for polluting beaches near hotels.'],
    ['markup', 'The tug Marlena sank off <b>Cape Orrin</b> on Monday.'],
    ['a link', 'The tug Marlena sank off Cape Orrin on Monday https://evil.example'],
    ['a line break', 'The tug Marlena sank\noff Cape Orrin on Monday.'],
    ['one word', 'Marlena.'],
  ])('is not shown with %s', (_, text) => {
    expect(check(text)).toEqual([])
  })

  test('is not shown without a source that there is, nor on the word of another one', () => {
    expect(check('The tug Marlena sank off Cape Orrin on Monday.', [3, 0, -1])).toEqual([])
    expect(check('Captain Ada Brook thanked them.', [1])).toEqual([])
    expect(check('Captain Ada Brook thanked them.', [2, 99])).toHaveLength(1)
  })

  test('never holds a name or number outside of its passages, whatever a model makes of words', () => {
    const words = entries.flatMap(({ text }) => text.split(' '))
    const word = fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom('Zephyr', '4711', 'seven', 'Friday', 'billion', 'not', '3.5'),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 4, maxLength: 25 }), (said) => {
        for (const { text, citations } of check(`${said.join(' ')}.`)) {
          const passages = citations.map(({ passage }) => passage)
          expect(uncovered(text, passages)).toEqual([])
          for (const { entry, start, end, passage } of citations) {
            const source = entries.find(({ id }) => id === entry)!
            expect(source.text.slice(start, end)).toBe(passage)
          }
        }
      }),
      { numRuns: shareOf(300) },
    )
  })

  test('is bounded in a text that has no end', () => {
    const long = { ...entries[0]!, text: entries[0]!.text.repeat(2_000) }
    expect(
      checkWritten(
        [{ text: 'The tug Marlena sank off Cape Orrin on Monday.', sources: [1] }],
        [long],
        null,
      ),
    ).toHaveLength(1)
  })
})
