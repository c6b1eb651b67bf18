import { expect, test } from 'vitest'
import { part, run } from '../test-drafts.ts'
import type { DraftText, Part } from '../drafts/draft.ts'
import { ownWords } from './own-words.ts'

const textOf = (...parts: Part[]): DraftText => ({ title: 'Ferries', parts, sources: [] })

test('sentences of the reader are learned from, and none of a source, a model, a note or a frame', () => {
  const text = textOf(
    part('title', 'Ferries at last'),
    part('lead', [run('We waited a year. '), run('The ferry Marigold is afloat.', 'source', 0)]),
    part('paragraph', [run('A model wrote this.', 'model'), run(' I did not. Nor that.')]),
    part('paragraph', [run('Half of it is mine, '), run('half of it is not.', 'model')]),
    part('item', [run('Private thought.', 'note')]),
    part('call', [run('Read on.', 'frame')]),
  )
  expect(ownWords(text, null)).toBe('Ferries at last\n\nWe waited a year.\n\nI did not. Nor that.')
})

test('a quotation that was changed, and became the reader’s by that, is not learned from', () => {
  const quoted = 'The harbor board said on Monday that the ferry Marigold is afloat again.'
  const drafted = textOf(part('lead', [run(quoted, 'source', 0)]))
  const changed = quoted.replace('on Monday', 'today')
  expect(ownWords(textOf(part('lead', `${changed} Good for all of us.`)), drafted)).toBe(
    'Good for all of us.',
  )
})

test('statements in quotation marks are others’, a word in them is not', () => {
  const text = textOf(
    part('paragraph', 'The mayor said: “We build it now. It will last.” So we hope.'),
    part('paragraph', 'They call it “the pier”. Er sagt: „Das war noch nie so.“ Wir auch.'),
    part('paragraph', 'He said "this is not a good day" twice. We left at 5" of rain.'),
    part('paragraph', 'It ends “with a statement that nobody closed. It goes on.'),
  )
  expect(ownWords(text, null)).toBe(
    ['So we hope.', 'They call it “the pier”. Wir auch.', 'We left at 5" of rain.'].join('\n\n'),
  )
})
