import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { raw } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { shareOf } from '#core/testing/test-share.ts'
import { Problem } from '#core/problem.ts'
import { listTables } from '../archive-tables.ts'
import { exportArchive } from '../export-archive.ts'
import { restoreArchive } from '../restore-archive.ts'
import { testTools, type TestTools } from '../../test-tools.ts'
import { sql } from '../../tools.ts'
import { archiveParts } from '../../areas.ts'
import { fillSmallHub } from './small-hub.ts'
import { contents, partsOf, tarOf, treeOf, type Part } from './test-archives.ts'

const RUNS = shareOf(300)
/** The number of kinds of changes; the runs include each kind. */
const KINDS = 8
const WITHIN_MS = patient(60_000)

let hub: TestTools
let folder: string
let file: string
let good: Part[]
let tar: Buffer
beforeAll(async () => {
  const full = await testTools()
  folder = await mkdtemp(join(tmpdir(), 'synthwire-mutated-'))
  file = join(folder, 'all.tar.gz')
  await fillSmallHub(full)
  await exportArchive(full, file, archiveParts, { withSecrets: true })
  good = await partsOf(file)
  tar = await tarOf(good)
  await full.close()
  // The server's folder is inside one of the test's own, so that escaping files are noticed.
  const tools = await testTools()
  hub = { ...tools, dataFolder: join(folder, 'data') }
  await mkdir(hub.dataFolder)
})
afterAll(async () => {
  await hub.close()
  await rm(folder, { recursive: true })
})

/** Values to put into rows, many of which tend to break programs. */
const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    -1,
    2 ** 31,
    2 ** 63,
    1e308,
    '',
    '\0',
    '\ud800',
    '\\x',
    'infinity',
    '0001-01-01T00:00:00+00',
    '../../evil',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(100_000),
    [],
    {},
    [[]],
  ),
)
const somewhere = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('packed byte' as const), at: somewhere, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant('byte' as const), at: somewhere, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant('end' as const), at: somewhere }),
  fc.record({
    kind: fc.constant('value' as const),
    at: somewhere,
    column: somewhere,
    value: oddValue,
  }),
  fc.record({ kind: fc.constant('row' as const), at: somewhere, value: oddValue }),
  fc.record({ kind: fc.constant('twice' as const), at: somewhere }),
  fc.record({ kind: fc.constant('without' as const), at: somewhere }),
  fc.record({
    kind: fc.constant('name' as const),
    at: somewhere,
    name: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
      fc.constantFrom(
        '../../evil',
        '/evil',
        'media/postgres/recovery.signal',
        'media/pictures/../../evil',
        'secrets/secrets.key',
      ),
    ),
  }),
)

async function mutated(change: typeof mutation extends fc.Arbitrary<infer T> ? T : never) {
  if (change.kind === 'packed byte' || change.kind === 'byte' || change.kind === 'end') {
    const packed = gzipSync(tar)
    if (change.kind === 'end') return packed.subarray(0, Math.floor(change.at * packed.length))
    const bytes = change.kind === 'byte' ? Buffer.from(tar) : packed
    bytes[Math.floor(change.at * bytes.length)] = change.byte
    return change.kind === 'byte' ? gzipSync(bytes) : bytes
  }
  const at = Math.floor(change.at * good.length)
  const part = good[at]!
  const others = [...good]
  if (change.kind === 'twice') others.splice(at, 0, part)
  else if (change.kind === 'without') others.splice(at, 1)
  else if (change.kind === 'name') others[at] = { ...part, name: change.name }
  else if (part.name.endsWith('.jsonl')) {
    const [first, ...rest] = part.body.toString('utf8').trimEnd().split('\n')
    const row = JSON.parse(first!) as Record<string, unknown>
    const columns = Object.keys(row)
    const line =
      change.kind === 'row'
        ? change.value
        : { ...row, [columns[Math.floor(change.column * columns.length)]!]: change.value }
    others[at] = { ...part, body: Buffer.from([JSON.stringify(line), ...rest, ''].join('\n')) }
  }
  return gzipSync(await tarOf(others))
}

test(
  'whatever is changed in an archive, a hub is as it was or whole, and nothing is written elsewhere',
  async () => {
    const empty = await contents(hub.db)
    const names = raw((await listTables(hub.db)).map(({ name }) => name).join(', '))
    let restored = 0
    const kinds = new Set<string>()
    await fc.assert(
      fc.asyncProperty(mutation, async (change) => {
        kinds.add(change.kind)
        await writeFile(file, await mutated(change))
        const before = await treeOf(folder)
        const startedAt = performance.now()
        const outcome = await restoreArchive(hub, file, archiveParts).catch(
          (error: unknown) => error,
        )
        expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS)

        if (outcome instanceof Error) {
          expect(outcome, outcome.stack).toBeInstanceOf(Problem)
          expect(await contents(hub.db)).toEqual(empty)
          expect(await treeOf(folder)).toEqual(before)
          return
        }
        restored++
        const added = Object.keys(await treeOf(folder)).filter((path) => !(path in before))
        const ours = new RegExp(
          `^${hub.dataFolder}/(secrets\\.key|pictures(/(contents|names)(/[\\da-f]{2}(/[\\da-f]{64})?)?)?)$`,
        )
        expect(added.filter((path) => !ours.test(path))).toEqual([])
        const { entries, feeds } = await contents(hub.db)
        expect([entries!.length, feeds!.length].every((count) => count <= 4)).toBe(true)
        await hub.db.run(sql`truncate ${names} restart identity`)
        for (const [name, rows] of Object.entries(empty)) {
          for (const row of rows)
            await hub.db.run(
              sql`insert into ${raw(name)} select * from json_populate_record(null::${raw(name)}, ${row}::json)`,
            )
        }
        await rm(hub.dataFolder, { recursive: true })
        await mkdir(hub.dataFolder)
      }),
      { numRuns: RUNS },
    )
    // Some changes are harmless: the test would prove nothing if all archives were refused.
    expect(restored).toBeGreaterThan(0)
    expect(kinds.size).toBe(KINDS)
  },
  patient(600_000),
)
