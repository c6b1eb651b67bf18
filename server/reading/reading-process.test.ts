import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentReading } from '#areas/news-hub/server/profiles/document-reading.ts'
import { docxOf } from '#areas/news-hub/server/profiles/test-documents.ts'
import { articlePage, paragraph } from '#areas/news-hub/server/full-text/test-pages.ts'
import { pageReading } from '#areas/news-hub/server/full-text/page-reading.ts'
import { feedReading } from '#areas/news-hub/server/sources/feed-reading.ts'
import { Problem } from '#core/problem.ts'
import { openReadingProcess, type ReadingProcess } from './reading-process.ts'
import { TooHard } from './reading.ts'

const MB = 2 ** 20
const log = pino({ level: 'silent' })
const bytes = (text: string) => new TextEncoder().encode(text)

let reading: ReadingProcess
beforeAll(() => {
  reading = openReadingProcess(log, { timeMs: 5000, memoryBytes: 320 * MB })
})
afterAll(() => reading.close())

const page = (html: string) => ({
  body: bytes(html),
  contentType: undefined,
  address: 'https://gazette.example/ferry',
})
const good = page(
  articlePage(`<article><p>${[0, 1, 2, 3].map(paragraph).join('</p><p>')}</p></article>`),
)
const readsOn = async () =>
  expect((await reading.read(pageReading, good)).text).toContain(paragraph(1))

test('document after document is read, and asked at once they come in their order', async () => {
  const [first, second] = await Promise.all([
    reading.read(pageReading, good),
    reading.read(documentReading, { name: 'plan.txt', bytes: bytes('The harbour crane') }),
  ])
  expect(first.text).toContain(paragraph(0))
  expect(second).toBe('The harbour crane')
})

test('what is wrong with a document comes back in its own words, and is not too hard', async () => {
  const empty = { body: bytes(' '), address: 'https://a.example/', now: new Date() }
  const failure = await reading.read(feedReading, empty).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Problem)
  expect(failure).not.toBeInstanceOf(TooHard)
  expect(String(failure)).toContain('The answer was empty')
})

test('a small archive that fills the memory ends its process, is named, and the next is read', async () => {
  // 190 MB of spaces in one paragraph: 186 kB as a file.
  const bomb = docxOf(' '.repeat(190_000_000))
  expect(bomb.length).toBeLessThan(400_000)
  const failure = reading.read(documentReading, { name: 'bomb.docx', bytes: bomb })
  await expect(failure).rejects.toThrow(
    /^(The file needed more than 320 MB|“bomb\.docx” is damaged)/,
  )
  await readsOn()
}, 60_000)

test.each([
  ['nested without end', '<div>'.repeat(400_000)],
  ['formatting that is never closed', '<b a=1><p>'.repeat(300_000)],
  ['ten megabytes of links', '<a href=x>y</a><span>w w</span>'.repeat(320_000)],
])(
  'a page of %s ends within its limits, and the next one is read',
  async (_, html) => {
    await readsOn()
    const began = performance.now()
    const words = await reading.read(pageReading, page(html)).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(words).toMatch(/^$|^The page (took longer than 5 s|needed more than 320 MB)/)
    expect(performance.now() - began).toBeLessThan(30_000)
    await readsOn()
  },
  60_000,
)
