import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { documentReading } from '#platform/files/server/document-reading.ts'
import { docxOf } from '#platform/files/server/test-documents.ts'
import { articlePage, paragraph } from '#engine/pages/test-pages.ts'
import { pageReading } from '#feeds/full-text/page-reading.ts'
import { feedReading } from '#feeds/fetch/feed-reading.ts'
import { Problem } from '#core/problem.ts'
import { openReadingProcess, type ReadingProcess } from './reading-process.ts'
import { NotReadInTime, TooHard } from './reading.ts'

const MB = 2 ** 20
const log = pino({ level: 'silent' })
const bytes = (text: string) => new TextEncoder().encode(text)

let reading: ReadingProcess
beforeAll(() => {
  reading = openReadingProcess(log, { cpuMs: 5000, wallMs: 60_000, memoryBytes: 320 * MB })
})
afterAll(() => reading.close())

const page = (html: string) => ({
  body: bytes(html),
  contentType: undefined,
  address: 'https://gazette.example/ferry',
})
const article = articlePage(
  `<article><p>${[0, 1, 2, 3].map(paragraph).join('</p><p>')}</p></article>`,
)
const good = page(article)
/** The ids of the reading processes that a process started. */
const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        const status = readFileSync(`/proc/${child}/stat`, 'utf8')
        const [state, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ')
        const command = readFileSync(`/proc/${child}/cmdline`, 'utf8')
        return Number(parent) === pid && state !== 'Z' && command.includes('reading')
      } catch {
        return false
      }
    })
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

const onLinux = test.skipIf(process.platform !== 'linux')

onLinux(
  'a process that was ended from outside is replaced, and the document in its hands read again',
  async () => {
    await readsOn()
    const running = () => childrenOf(process.pid)
    const [before] = running()
    process.kill(before!, 'SIGKILL')
    await readsOn()

    const slow = reading.read(pageReading, page(article + '<p>a<i>b</i></p>'.repeat(5000)))
    const [during] = running()
    expect(during).not.toBe(before)
    process.kill(during!, 'SIGKILL')
    expect((await slow).text).toContain(paragraph(0))
  },
  patient(60_000),
)

test(
  'a document that takes too long is left, in words that say so',
  async () => {
    const hurried = openReadingProcess(log, { cpuMs: 1, wallMs: 60_000, memoryBytes: 320 * MB })
    try {
      const long = page(article + '<p>a<i>b</i></p>'.repeat(20_000))
      const failure = await hurried.read(pageReading, long).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(TooHard)
      expect(String(failure)).toContain('The page took longer than 0.001 s to read')
    } finally {
      await hurried.close()
    }
  },
  patient(60_000),
)

onLinux(
  'a document whose reading a busy machine held up is read another time, and is not too hard',
  async () => {
    const other = openReadingProcess(log, {
      cpuMs: 5000,
      wallMs: patient(1500),
      memoryBytes: 320 * MB,
    })
    try {
      const before = new Set(childrenOf(process.pid))
      await other.read(pageReading, good)
      const child = childrenOf(process.pid).find((pid) => !before.has(pid))!
      // A stopped process gets no processor time at all.
      process.kill(child, 'SIGSTOP')
      const failure = await other.read(pageReading, good).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(NotReadInTime)
      expect(String(failure)).toContain('was not read in time, because this server was busy')
      expect((await other.read(pageReading, good)).text).toContain(paragraph(1))
    } finally {
      await other.close()
    }
  },
  patient(60_000),
)

onLinux(
  'it knows nothing that a document could give away',
  async () => {
    process.env['SYNTHWIRE_PASSWORD'] = 'correct horse'
    const other = openReadingProcess(log)
    try {
      await other.read(pageReading, good)
      for (const pid of childrenOf(process.pid)) {
        expect(getPriority(pid)).toBe(1)
      }
      const environment = childrenOf(process.pid).map((pid) =>
        readFileSync(`/proc/${pid}/environ`, 'utf8'),
      )
      expect(environment.join()).toContain('PATH=')
      expect(environment.join()).not.toMatch(/SYNTHWIRE|DATABASE_URL|correct horse/)
    } finally {
      delete process.env['SYNTHWIRE_PASSWORD']
      await other.close()
    }
  },
  patient(60_000),
)

test(
  'a small archive that fills the memory ends its process, is named, and the next is read',
  async () => {
    // 190 MB of spaces in one paragraph: 186 kB as a file.
    const bomb = docxOf(' '.repeat(190_000_000))
    expect(bomb.length).toBeLessThan(400_000)
    // The time limits are so high that the memory limit ends the process, on a busy machine as
    // well.
    const other = openReadingProcess(log, { cpuMs: 60_000, wallMs: 60_000, memoryBytes: 320 * MB })
    try {
      const failure = other.read(documentReading, { name: 'bomb.docx', bytes: bomb })
      await expect(failure).rejects.toThrow(/^“bomb\.docx” (needed more than 320 MB|is damaged)/)
      expect((await other.read(pageReading, good)).text).toContain(paragraph(1))
    } finally {
      await other.close()
    }
  },
  patient(90_000),
)

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
    expect(performance.now() - began).toBeLessThan(patient(60_000))
    await readsOn()
  },
  patient(60_000),
)
