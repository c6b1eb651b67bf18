import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { part, run, source } from '../test-drafts.ts'
import { wordsOf, type DraftText } from '../drafts/draft.ts'
import { cutThread } from './cut-thread.ts'
import { fileName, uniqueNames } from './file-name.ts'
import { historyHead, historyRow } from './history-table.ts'
import { publicText } from './public-text.ts'

const draft: DraftText = {
  title: 'Ferry freed',
  parts: [
    part('heading', 'From the mailbox'),
    part('paragraph', [run('A secret letter.', 'source', 1)]),
    part('heading', 'From the notes'),
    part('paragraph', [run('I say: '), run('My own thought.', 'note')]),
    part('paragraph', [run('A model saw the letter.', 'model', 1)]),
    part('paragraph', [run('The ferry is afloat.', 'source', 0)]),
    part('heading', 'Empty before, and empty after'),
  ],
  sources: [source('Gazette'), source('Letter', { isPrivate: true })],
}

describe('a text that leaves the house', () => {
  test('has nothing of private sources, nor of notes unless its reader sends them along', () => {
    const { text, leftOut } = publicText(draft, { withNotes: false })
    expect(text.parts.map(wordsOf)).toEqual([
      'From the notes',
      'I say: ',
      'The ferry is afloat.',
      'Empty before, and empty after',
    ])
    expect(leftOut).toEqual({ fromPrivateSources: 2, fromNotes: 1 })
    const along = publicText(draft, { withNotes: true })
    expect(along.text.parts.map(wordsOf)).toContain('I say: My own thought.')
    expect(along.leftOut).toEqual({ fromPrivateSources: 2, fromNotes: 0 })
  })

  test('loses a sentence whose source is not in the draft', () => {
    const unknown = { ...draft, parts: [part('paragraph', [run('Who knows.', 'source', 9)])] }
    expect(publicText(unknown, { withNotes: true }).text.parts).toEqual([])
  })
})

describe('names of files', () => {
  const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
  test.each([
    ['Ferry freed', 'Ferry freed'],
    ['../../etc/passwd', 'etc passwd'],
    ['a\u0000b\u202ec', 'a b c'],
    ['...', 'Text'],
    ['CON', 'Text'],
    ['港で船が動く', '港で船が動く'],
    ['Why?', 'Why'],
  ])('%j is kept as %j', (title, name) => expect(fileName(title)).toBe(name))

  test('are safe on every system and never twice the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit, maxLength: 20 }), fc.constantFrom('a', 'A', 'a (2)')), {
          maxLength: 8,
        }),
        (titles) => {
          const nameOf = uniqueNames()
          const names = titles.map(nameOf)
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(titles.length)
          const unsafe = names.filter(
            (name) => /[\\/:*?"<>|\p{C}]|^[. ]|[. ]$/u.test(name) || !name.isWellFormed(),
          )
          expect(unsafe).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('a thread keeps every word, within its posts and between sentences', () => {
  const sentence = fc.string({ unit: fc.constantFrom('a', 'b', '😀', ' '), maxLength: 60 })
  fc.assert(
    fc.property(
      fc.array(
        sentence.map((words) => `${words.trim()}.`),
        { maxLength: 12 },
      ),
      (given) => {
        const posts = cutThread([given.join(' ')], 50)
        const words = (text: string) => text.replace(/ \(\d+\/\d+\)$/u, '').replaceAll(/\s/gu, '')
        expect(posts.map(words).join('')).toBe(words(given.join(' ')))
        expect(posts.every((post) => Array.from(post).length <= 50)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
  expect(cutThread(['One is told. Two follow it here.', 'Three.'], 30)).toEqual([
    ...['One is told. (1/3)', 'Two follow it here. (2/3)', 'Three. (3/3)'],
  ])
  expect(cutThread(['Short.'], 280)).toEqual(['Short.'])
  expect(
    cutThread(['A U.S. official spoke. [2] [3] Nobody else did. [2]', 'Sources\n[2] Gazette'], 45),
  ).toEqual([
    'A U.S. official spoke. [2] [3] (1/3)',
    'Nobody else did. [2]\n\nSources (2/3)',
    '[2] Gazette (3/3)',
  ])
})

test('a title that begins like a formula is text in a table', () => {
  const at = '2026-03-02T08:00:00.000Z'
  const row = historyRow({
    ...{ id: 'draft-1', title: '=HYPERLINK("https://x.example","a, b")', type: 'ad-copy' },
    ...{
      tone: 'casual',
      status: 'draft',
      wordCount: 7,
      author: '@maren',
      createdAt: at,
      editedAt: at,
    },
  })
  const [read] = parse(historyHead + row, { columns: true }) as Record<string, string>[]
  expect(read).toMatchObject({
    ...{ title: `'=HYPERLINK("https://x.example","a, b")`, author: "'@maren", words: '7' },
  })
})
