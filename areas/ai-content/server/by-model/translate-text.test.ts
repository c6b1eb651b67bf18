import { expect, test } from 'vitest'
import { wordsOf } from '../../drafts/draft.ts'
import { part, run, source } from '../../test-drafts.ts'
import { translateText } from './translate-text.ts'

const text = {
  title: 'The ferry is afloat',
  parts: [
    part('title', 'The ferry is afloat'),
    part('paragraph', [run('The ferry Marigold sank on Monday with 214 people.', 'model', 0)]),
    part('call', [run('Come to the Harbour Café at 5.', 'note')]),
  ],
  sources: [source('Gazette')],
}
const german: Record<string, string> = {
  'The ferry is afloat': 'Die Fähre schwimmt wieder auf dem Wasser',
  'The ferry Marigold sank on Monday with 214 people.':
    'Die Fähre Marigold sank am Montag mit 214 Menschen an Bord.',
  'Come to the Harbour Café at 5.': 'Kommen Sie um 7 Uhr in das Harbour Café von Quill Vandermeer.',
}

test('a translation cites what its original cites, and one with other facts is not taken', async () => {
  const shown: number[] = []
  const { text: done, untranslated } = await translateText(
    async ({ prompt }) => {
      const found = Object.keys(german).find((words) => prompt.includes(words))!
      return { translation: german[found]! }
    },
    { text, from: 'en', to: 'de', withNotes: true },
    async (parts) => void shown.push(parts.length),
  )
  expect(done.parts.map(wordsOf)).toEqual([
    german['The ferry is afloat'],
    german['The ferry Marigold sank on Monday with 214 people.'],
    'Come to the Harbour Café at 5.',
  ])
  expect(done.parts[1]!.runs).toMatchObject([{ by: 'model', citations: [{ source: 0 }] }])
  expect(done.parts[2]!.runs[0]!.by).toBe('note')
  expect([done.title, untranslated, shown]).toEqual([german['The ferry is afloat'], 1, [1, 2, 3]])
})

test('a quotation stays in the language of its source, and a note is not sent without asking', async () => {
  const asked: string[] = []
  const quoted = {
    ...text,
    parts: [
      part('paragraph', [
        run('The ferry is afloat', 'frame'),
        run(' The ferry Marigold sank on Monday with 214 people.', 'source', 0),
      ]),
      text.parts[2]!,
    ],
  }
  const { text: done, message } = await translateText(
    async ({ prompt }) => {
      asked.push(prompt)
      return { translation: german['The ferry is afloat']! }
    },
    { text: quoted, from: 'en', to: 'de', withNotes: false },
    async () => undefined,
  )
  expect(done.parts[0]!.runs.map((each) => [each.text, each.by])).toEqual([
    [german['The ferry is afloat'], 'model'],
    [' The ferry Marigold sank on Monday with 214 people.', 'source'],
  ])
  expect(done.parts[1]).toEqual(text.parts[2])
  expect(asked.join()).not.toContain('Harbour Café')
  expect(message).toContain('your notes')
})
