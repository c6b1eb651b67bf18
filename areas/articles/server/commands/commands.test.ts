import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clusterFile } from './cluster.ts'
import { summarizeFile } from './summarize.ts'

let folder: string
let messages: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-'))
  messages = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    messages += String(text)
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  process.exitCode = undefined
  await rm(folder, { recursive: true })
})

async function run(command: (from: string, to: string) => Promise<void>, lines: unknown[]) {
  const [from, to] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')]
  await writeFile(
    from,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )
  await command(from, to)
  const written = await readFile(to, 'utf8')
  return written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

const marigold = (id: string, source: string) => ({
  id,
  title: 'Ferry Marigold runs aground off Orlan',
  text: 'The ferry Marigold ran aground off Orlan harbour on Tuesday with 214 people on board.',
  source,
  publishedAt: '2031-05-06T12:00:00Z',
})

describe('synthwire cluster', () => {
  test('writes a line for each entry, in the same order', async () => {
    const choir = {
      id: 'c',
      title: 'Village choir sings at dawn',
      text: '',
      source: 'Post',
      publishedAt: null,
    }
    const lines = await run(clusterFile, [marigold('a', 'Herald'), choir, marigold('b', 'Wire')])
    expect(lines).toEqual([
      { id: 'a', article: 1, confidence: 1 },
      { id: 'c', article: 2, confidence: 1 },
      { id: 'b', article: 1, confidence: expect.any(Number) },
    ])
  })

  test('a line that cannot be read is named and passed over', async () => {
    const lines = await run(clusterFile, [
      '{"id": 1, ',
      '',
      { title: 'no id' },
      marigold('a', 'Herald'),
    ])
    expect(lines).toHaveLength(1)
    expect(messages).toMatch(/in\.jsonl:1: skipped/)
    expect(messages).toMatch(/in\.jsonl:3: skipped: id/)
    expect(process.exitCode).toBeUndefined()
  })

  test('fails when nothing could be read', async () => {
    await run(clusterFile, ['nonsense'])
    expect(process.exitCode).toBe(1)
  })

  test('a file that is not there is named', async () => {
    await expect(clusterFile(join(folder, 'absent'), join(folder, 'out'))).rejects.toThrow(
      /Cannot read .*absent/,
    )
  })
})

describe('synthwire summarize', () => {
  test('writes the sentences of each article with their places', async () => {
    const entries = [marigold('a', 'Herald'), marigold('b', 'Wire')]
    const [line] = await run(summarizeFile, [{ article: 7, entries }])
    expect(line).toEqual({
      article: 7,
      sentences: [{ text: entries[0]!.text, entry: 'a', start: 0, end: entries[0]!.text.length }],
    })
  })

  test('an article without entries has no sentences', async () => {
    expect(await run(summarizeFile, [{ article: 'x', entries: [] }])).toEqual([
      { article: 'x', sentences: [] },
    ])
  })
})
