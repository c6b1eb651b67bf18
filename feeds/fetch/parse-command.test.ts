import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rss } from '../test-feeds.ts'
import { parseFiles } from './parse-command.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-parse-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function linesOf(files: string[], header?: string) {
  const lines = []
  for await (const line of parseFiles(files, { header })) lines.push(JSON.parse(line))
  return lines
}

test('each file is one line of JSON in the agreed shape', async () => {
  const file = join(folder, 'feed.xml')
  const item = {
    guid: 'ferry-7',
    link: 'https://harbour.example/ferry',
    title: 'The ferry stays',
    text: 'It runs all winter.',
    published: '2026-03-02T08:00:00Z',
  }
  await writeFile(file, rss([item]))
  expect(await linesOf([file])).toEqual([
    {
      file,
      format: 'rss',
      feed: {
        title: 'Harbour Gazette',
        link: 'https://harbour.example/',
        description: 'News',
        language: null,
      },
      entries: [
        {
          id: 'ferry-7',
          title: 'The ferry stays',
          link: 'https://harbour.example/ferry',
          authors: [],
          published: '2026-03-02T08:00:00.000Z',
          updated: null,
          summary: 'It runs all winter.',
          content: 'It runs all winter.',
          categories: [],
          enclosures: [],
        },
      ],
      problems: [],
    },
  ])
})

test('a file that is not a feed, or no file, has its problem in its line; the others go on', async () => {
  const page = join(folder, 'page.html')
  const feed = join(folder, 'good.xml')
  await writeFile(page, '<html><body>Hello</body></html>')
  await writeFile(feed, rss([{ title: 'One' }]))
  const lines = await linesOf([page, join(folder, 'nowhere.xml'), feed])
  expect(lines.map(({ entries }) => entries.length)).toEqual([0, 0, 1])
  expect(lines[0].problems[0]).toContain('This is a web page')
  expect(lines[1].problems[0]).toContain('nowhere.xml')
})

test('the Content-Type that a server would send says the encoding', async () => {
  const file = join(folder, 'latin.xml')
  const text = rss([{ title: 'Fähre' }]).replace(' encoding="utf-8"', '')
  await writeFile(file, Buffer.from(text, 'latin1'))
  const [line] = await linesOf([file], 'Content-Type: text/xml; charset=iso-8859-1')
  expect(line.entries[0].title).toBe('Fähre')
  expect(line.problems).toEqual([])
})
