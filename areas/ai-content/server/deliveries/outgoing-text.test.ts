import { expect, test } from 'vitest'
import { wordsOf } from '../../drafts/draft.ts'
import { part, run, source } from '../../test-drafts.ts'
import type { SourcesNow } from '../../drafts/changed-sources.ts'
import { outgoingText } from './outgoing-text.ts'

const is = { isPrivate: false, isFollowed: true, article: 1, revised: null }
const now: SourcesNow = new Map([[11, is]])
const quote = 'The old ferry Marigold is afloat again after many long days.'
const words = (text: ReturnType<typeof outgoingText>['text']) => text.parts.map(wordsOf).join(' ')

test('two sentences and 40 words of each outlet leave the server, and nothing of notes and private sources', () => {
  const runs = [quote, quote, quote].flatMap((each) => [run(each, 'source', 0), run(' ')])
  const out = outgoingText(
    {
      title: 'Ferry',
      parts: [
        part('paragraph', runs),
        part('paragraph', [run('A private word stays here.', 'source', 1)]),
        part('paragraph', [run('My note.', 'note')]),
        part('call', 'Write to us.'),
      ],
      sources: [source('Gazette'), source('Letter', { isPrivate: true })],
    },
    false,
    now,
  )
  expect(words(out.text).split('Marigold')).toHaveLength(3)
  expect(words(out.text)).not.toMatch(/private word|My note/)
  expect(out.leftOut).toBe(
    'Left out: 1 sentence from private sources, 1 sentence from your notes, 1 sentence above the length that may be quoted of Gazette.',
  )
  expect(out.question).toBeNull()
})

test('words of a model that read private sources, and what is unproven, are asked about', () => {
  const unproven = { ...run('Quill resigned.', 'model'), isUnproven: true }
  const out = outgoingText(
    {
      title: '',
      parts: [part('lead', [unproven])],
      sources: [source('Letter', { isPrivate: true })],
    },
    false,
    now,
  )
  expect(out.question).toBe(
    'A model read your private sources, and its own words may tell of them. Some statements are still yours to prove. Deliver it anyway?',
  )
})
