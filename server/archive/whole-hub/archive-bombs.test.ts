import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { constants, createGzip, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { ARCHIVE } from '../limits.ts'
import { checkout } from '../../checkout.ts'

const run = promisify(execFile)

const MB = 1_000_000
/** A limit of processor time, five times the need, since wall time depends on other programs. */
const WITHIN_MS = patient(10_000)
const WITHIN_BYTES = 50 * MB

const program = `
import { articlesArchive } from './areas/articles/server/keeping/archive-part.ts'
import { feedsArchive } from './feeds/archive/archive-part.ts'
import { inspectArchive } from './server/archive/inspect-archive.ts'
const most = () => process.resourceUsage().maxRSS * 1024
const idleBytes = most()
const startedAt = process.cpuUsage()
const words = await inspectArchive(process.argv[2], [feedsArchive, articlesArchive], () => {}).then(JSON.stringify, (error) => error.message)
const { user, system } = process.cpuUsage(startedAt)
console.log(JSON.stringify({ words, ms: (user + system) / 1000, bytes: most() - idleBytes }))
`

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-bombs-'))
  file = join(folder, 'bomb.tar.gz')
  await build({
    stdin: { contents: program, resolveDir: checkout, loader: 'ts' },
    outfile: join(folder, 'inspect.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.12',
    // The program does not use these modules.
    external: ['pg-native', 'sharp', 'ai', '@ai-sdk/*'],
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
  })
})
afterAll(() => rm(folder, { recursive: true }))

interface Inspected {
  words: string
  ms: number
  bytes: number
}

async function inspect(): Promise<Inspected> {
  const { stdout } = await run(process.execPath, [join(folder, 'inspect.mjs'), file])
  return JSON.parse(stdout) as Inspected
}

async function expectRefused(words: RegExp) {
  const first = await inspect()
  expect(first.words).toMatch(words)
  // The time of garbage collection depends on other programs, so the better of two runs counts.
  const isOver = first.ms >= WITHIN_MS || first.bytes >= WITHIN_BYTES
  const again = isOver ? await inspect() : first
  expect(Math.min(first.ms, again.ms)).toBeLessThan(WITHIN_MS)
  expect(Math.min(first.bytes, again.bytes)).toBeLessThan(WITHIN_BYTES)
}

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(512)
  block.write(name)
  block.write('0000644\0', 100)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('        0', 148)
  block.write('ustar\x0000', 257)
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return block
}

const manifest = Buffer.from(
  JSON.stringify({
    format: 1,
    version: '0.1.0',
    createdAt: '',
    migrations: [],
    tables: [{ name: 'entries', columns: ['id'] }],
    hasSecrets: false,
  }).padEnd(512),
)
const beginning = Buffer.concat([header('synthwire.json', manifest.length), manifest])

/**
 * 50 MB of zeros, compressed once and repeated: a .gz file may consist of several compressed parts.
 */
const zeros = gzipSync(Buffer.alloc(50 * MB))
const zerosOf = (gigabytes: number) => Buffer.concat(Array(gigabytes * 20).fill(zeros))

test('ten gigabytes of zeros are not an archive', async () => {
  await writeFile(file, zerosOf(10))
  await expectRefused(/not a complete Synthwire archive/)
})

test('ten gigabytes of zeros behind an archive are not read to their end', async () => {
  const whole = [header('synthwire.json', manifest.length), manifest, header('checksums.sha256', 0)]
  await writeFile(file, Buffer.concat([gzipSync(Buffer.concat(whole)), zerosOf(10)]))
  await expectRefused(/more than it lists/)
})

test.each([
  ['a table', 'tables/entries/000001.jsonl', /more than 128 MB/],
  ['a file', 'media/images/large', /more than 10 MB/],
  ['what nobody reads', 'large', /does not belong there/],
])('ten gigabytes as one entry, as %s', async (_, name, words) => {
  const start = gzipSync(Buffer.concat([beginning, header(name, 8 ** 11 - 1)]))
  await writeFile(file, Buffer.concat([start, zerosOf(10)]))
  await expectRefused(words)
})

test('a part that is packed as no table is', async () => {
  const start = gzipSync(
    Buffer.concat([beginning, header('tables/entries/000001.jsonl', ARCHIVE.partBytes)]),
  )
  await writeFile(file, Buffer.concat([start, zerosOf(1)]))
  await expectRefused(/200 times its size/)
})

test(
  'more entries than any hub has, as files and as parts',
  async () => {
    async function* entries(name: (at: number) => string) {
      yield beginning
      for (let at = 1; at <= 10_000_000; at += 1000) {
        yield Buffer.concat(Array.from({ length: 1000 }, (_, more) => header(name(at + more), 0)))
        // The server must stop reading at this limit.
        if (at > ARCHIVE.files) return
      }
    }
    const quickly = { level: constants.Z_BEST_SPEED }
    for (const [name, words] of [
      [(at: number) => `media/images/${String(at).padStart(8, '0')}`, /more than 150000 files/],
      [(at: number) => `tables/entries/${String(at).padStart(6, '0')}.jsonl`, /is not full/],
    ] as const) {
      await pipeline(Readable.from(entries(name)), createGzip(quickly), createWriteStream(file))
      await expectRefused(words)
    }
  },
  patient(120_000),
)

test('an archive inside of an archive', async () => {
  await writeFile(file, gzipSync(zerosOf(10)))
  await expectRefused(/cannot be unpacked/)
})
