import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMaterialFile } from './material-file.ts'

const now = new Date('2026-11-20T12:00:00Z')

async function read(content: string) {
  const path = join(await mkdtemp(join(tmpdir(), 'material-')), 'articles.json')
  await writeFile(path, content)
  return readMaterialFile(path, now)
}

test('Articles of a file have the language that is stated, or the one of their words', async () => {
  const entries = [
    { text: 'The ferry is on the rocks of Orlan.', language: 'en' },
    { text: 'Die Fähre liegt seit Montag auf den Felsen vor der Küste von Orlan und wartet dort.' },
    { text: '客轮在奥兰港外的浓雾中搁浅。' },
  ]
  const { articles } = await read(JSON.stringify({ articles: [{ entries }] }))
  expect(articles[0]!.entries.map(({ language }) => language)).toEqual(['en', 'de', 'zh'])
})

test.each([
  ['nothing', '', 'is not JSON'],
  ['a page', '<html>', 'is not JSON'],
  ['other JSON', '{"articles": []}', 'does not hold articles. Write {"title"'],
  ['an article without entries', '{"articles": [{"entries": []}]}', 'does not hold articles'],
])('A file of %s is refused with words', async (_, content, words) => {
  await expect(read(content)).rejects.toThrow(words)
})
