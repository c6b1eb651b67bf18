import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { patient } from '#core/test-patience.ts'
import { archiveParts } from '../../areas.ts'
import { testTools, type TestTools } from '../../test-tools.ts'
import { sql, type World } from '../../tools.ts'
import * as exporting from '../export-archive.ts'
import { restoreArchive } from '../restore-archive.ts'
import { fillSmallHub } from '../whole-hub/small-hub.ts'
import { describeArchives } from './describe-archives.ts'
import { makeDueArchive, placeOfArchives } from './make-archive.ts'

vi.mock('../export-archive.ts', { spy: true })

const HOUR_MS = 3_600_000
const START = new Date('2026-03-02T12:00:00Z')

let hub: TestTools
let folder: string
let archives: NonNullable<World['archives']>
let logged: { msg: string; level: number }[]
beforeEach(async () => {
  hub = await testTools()
  await fillSmallHub(hub)
  folder = await mkdtemp(join(tmpdir(), 'synthwire-archives-'))
  const more = { everyMs: 24 * HOUR_MS, keep: 2, withSecrets: true }
  archives = { folder, ...more, databaseUrl: hub.db.url }
  logged = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  await hub.close()
  await rm(folder, { recursive: true, force: true })
})

async function makeAt(hours: number): Promise<void> {
  hub.setNow(new Date(START.getTime() + hours * HOUR_MS))
  const log = pino({}, { write: (line) => void logged.push(JSON.parse(line)) })
  await makeDueArchive({ ...hub, archives, log }, archiveParts)
}

const inFolder = async () => (await readdir(folder)).filter((name) => name !== 'last-attempt.json')
const describeAt = (hours: number) =>
  describeArchives(
    archives,
    placeOfArchives(archives, hub),
    new Date(START.getTime() + hours * HOUR_MS),
  )

async function databasesBeside(): Promise<unknown[]> {
  return hub.db.many(
    z.object({ datname: z.string() }),
    sql`select datname from pg_database where datname = current_database() || '_archive_check'`,
  )
}

test(
  'an archive is made when it is due, restored beside, and the oldest go',
  async () => {
    await makeAt(0)
    await makeAt(23)
    expect(await inFolder()).toEqual(['synthwire-2026-03-02T12-00-00Z.tar.gz'])
    await makeAt(24)
    await makeAt(48)
    expect((await inFolder()).toSorted()).toEqual([
      'synthwire-2026-03-03T12-00-00Z.tar.gz',
      'synthwire-2026-03-04T12-00-00Z.tar.gz',
    ])
    expect(await databasesBeside()).toEqual([])
    expect(await readdir(hub.dataFolder)).not.toContain('archive-check')
    expect(logged.map(({ msg }) => msg)).toEqual(
      Array.from({ length: 3 }, () => 'An archive was made and restored beside'),
    )
    expect(await describeAt(48)).toMatch(/^2 in .*, of 2026-03-04T12:00:00.000Z, was restored/)
    await expect(describeAt(97)).rejects.toThrow('Does a worker run?')
  },
  patient(60_000),
)

test(
  'what was made on a schedule fills an empty hub',
  async () => {
    await makeAt(0)
    const [name] = await inFolder()
    const empty = await testTools()
    try {
      const { rows, hasSecrets } = await restoreArchive(empty, join(folder, name!), archiveParts)
      expect(rows).toBeGreaterThan(10)
      expect(hasSecrets).toBe(true)
    } finally {
      await empty.close()
    }
  },
  patient(60_000),
)

test(
  'one that cannot be restored replaces none, is told of, and is tried again within the hour',
  async () => {
    await makeAt(0)
    await makeAt(24)
    const { exportArchive } = await vi.importActual<typeof exporting>('../export-archive.ts')
    vi.mocked(exporting.exportArchive).mockImplementationOnce(async (tools, file, ...rest) => {
      const exported = await exportArchive(tools, file, ...rest)
      await truncate(file, 3000)
      return exported
    })
    await makeAt(48)
    expect((await inFolder()).toSorted()).toEqual([
      'synthwire-2026-03-02T12-00-00Z.tar.gz',
      'synthwire-2026-03-03T12-00-00Z.tar.gz',
      'synthwire-2026-03-04T12-00-00Z.unverified.tar.gz',
    ])
    expect(logged.at(-1)).toMatchObject({ msg: 'No archive was made; older ones are kept' })
    await expect(describeAt(48)).rejects.toThrow(
      'The last attempt (2026-03-04T12:00:00.000Z) failed',
    )
    expect(await databasesBeside()).toEqual([])

    await makeAt(49)
    expect((await inFolder()).toSorted()).toEqual([
      'synthwire-2026-03-03T12-00-00Z.tar.gz',
      'synthwire-2026-03-04T13-00-00Z.tar.gz',
    ])
  },
  patient(60_000),
)

test('one that came back with fewer rows counts as failed', async () => {
  const { exportArchive } = await vi.importActual<typeof exporting>('../export-archive.ts')
  vi.mocked(exporting.exportArchive).mockImplementationOnce(async (...given) => {
    const { rows, files } = await exportArchive(...given)
    return { rows: rows + 1, files }
  })
  await makeAt(0)
  await expect(describeAt(0)).rejects.toThrow(/\d+ rows and \d+ files were written, but/)
})

test('files of other names in the folder are left alone', async () => {
  await mkdir(join(folder, 'mine'))
  await writeFile(join(folder, 'synthwire-by-hand.tar.gz'), '')
  archives.keep = 1
  await makeAt(0)
  await makeAt(24)
  expect((await inFolder()).toSorted()).toEqual([
    'mine',
    'synthwire-2026-03-03T12-00-00Z.tar.gz',
    'synthwire-by-hand.tar.gz',
  ])
})

test('without room, or without a folder, none is made and the reason is told', async () => {
  hub.setShortage({ folder, freeBytes: 1_000_000, neededBytes: 268_000_000 })
  await makeAt(0)
  expect(await inFolder()).toEqual([])
  await expect(describeAt(0)).rejects.toThrow(/failed: .*disk/i)

  await writeFile(join(folder, 'file'), '')
  archives = { ...archives, folder: join(folder, 'file', 'below') }
  await makeAt(1)
  expect(logged.at(-1)?.msg).toBe('No archive was made; older ones are kept')
})

test('where no archives are wanted, none are made', async () => {
  await makeDueArchive({ ...hub, archives: null }, archiveParts)
  expect(await inFolder()).toEqual([])
  expect(await describeAt(0)).toContain('none yet in')
})
