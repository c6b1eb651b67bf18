import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { PAGES } from '../limits.ts'
import { blockKinds, blockTypes } from './block-kinds.ts'
import { newBlock } from './new-block.ts'
import { readContent } from './read-content.ts'

const everyBlock = blockTypes.map((type, at) => newBlock(type, `b${at}`))

test('new blocks are read back as they are', () => {
  expect(readContent(JSON.parse(JSON.stringify(everyBlock)))).toEqual(everyBlock)
})

test('missing fields become empty', () => {
  expect(readContent([{ type: 'text', props: { id: 'a', words: ' Hello\r\nyou ' } }])).toEqual([
    {
      type: 'text',
      props: { id: 'a', title: '', words: ' Hello\nyou ', picture: '', side: 'right' },
    },
  ])
})

const text = (props: object) => [{ type: 'text', props: { id: 'a', ...props } }]

test.each([
  ['another value', { content: [] }, 'The content of a page is a list of blocks.'],
  ['a block of another kind', [{ type: 'html', props: { id: 'a' } }], 'There is no block "html".'],
  [
    'a name of every object',
    [{ type: 'constructor', props: {} }],
    'There is no block "constructor".',
  ],
  ['an unknown field', text({ onclick: 'x' }), '"Text" has no field "onclick".'],
  ['another type', text({ words: 7 }), '"Text" is a text.'],
  [
    'several lines in a line',
    text({ title: 'a\nb' }),
    '"Heading" has characters that no page can show.',
  ],
  [
    'text that turns its direction',
    text({ words: 'a\u202Eb' }),
    '"Text" has characters that no page can show.',
  ],
  ['a long line', text({ title: 'a'.repeat(301) }), '"Heading" can have 300 characters at most.'],
  ['an unknown choice', text({ side: 'top' }), '"Side of the picture" has no choice "top".'],
  [
    'an id that is no id',
    text({ id: '"><script>' }),
    'A block needs an id of letters, digits, "-" and "_".',
  ],
  ['an id twice', [...text({}), ...text({})], 'Two blocks have the id "a".'],
  [
    'a number out of range',
    [{ type: 'news', props: { id: 'a', most: 51 } }],
    '"Number of posts" is a number from 1 to 50.',
  ],
  [
    'too many rows',
    [{ type: 'columns', props: { id: 'a', items: Array(5).fill({}) } }],
    '"Columns" can have 4 rows at most.',
  ],
])('%s is refused in words', (_, value, message) => {
  expect(() => readContent(value)).toThrow(message)
})

test('a page of 2,000 blocks is refused with what to do', () => {
  const many = Array.from({ length: 2000 }, (_, at) => newBlock('text', `b${at}`))
  expect(() => readContent(many)).toThrow(
    'A page can have 400 blocks at most; this one has 2,000. Move some of them to another page.',
  )
})

test('a page of more than 400 kB is refused', () => {
  const words = 'ü'.repeat(PAGES.fieldCharacters)
  const pageOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ type: 'text', props: { id: `b${at}`, words } }))
  expect(readContent(pageOf(9))).toHaveLength(9)
  for (const count of [10, 400])
    expect(() => readContent(pageOf(count))).toThrow('A page can have 400 kB of text at most.')
})

test('whatever is given is read to content that is read again unchanged, or is a problem', () => {
  const anyProps = fc.dictionary(
    fc.constantFrom('id', 'title', 'words', 'items', 'picture', 'look', 'most', '__proto__'),
    fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.array(fc.dictionary(fc.string(), fc.string())),
    ),
  )
  const anyBlock = fc.record({ type: fc.constantFrom(...blockTypes), props: anyProps })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(anyBlock)), (value) => {
      try {
        const content = readContent(value)
        expect(readContent(content)).toEqual(content)
      } catch (error) {
        expect(error).toBeInstanceOf(Problem)
      }
    }),
  )
})

test('every choice has one value at least, and a new number is in its range', () => {
  for (const { fields } of Object.values(blockKinds))
    for (const field of Object.values(fields)) {
      if (field.kind === 'choice') expect(field.of.length).toBeGreaterThan(1)
      if (field.kind === 'number') expect(field.initial).toBeGreaterThanOrEqual(field.least)
    }
})
