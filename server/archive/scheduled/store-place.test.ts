import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { archiveParts } from '../../areas.ts'
import { openFakeS3, type FakeS3 } from '../../stores/fake-s3.ts'
import { s3Store } from '../../stores/s3-store.ts'
import { claimStore } from '../../stores/store-owner.ts'
import { testTools, type TestTools } from '../../test-tools.ts'
import { restoreArchive } from '../restore-archive.ts'
import { fillSmallHub } from '../whole-hub/small-hub.ts'
import { describeArchives } from './describe-archives.ts'
import { makeDueArchive, placeOfArchives } from './make-archive.ts'
import { withStoredArchive } from './store-place.ts'

const HOUR_MS = 3_600_000
const START = new Date('2026-03-02T12:00:00Z')
const FIRST = 'synthwire-2026-03-02T12-00-00Z.tar.gz'
const SECOND = 'synthwire-2026-03-03T12-00-00Z.tar.gz'
const THIRD = 'synthwire-2026-03-04T12-00-00Z.tar.gz'
const SETTINGS = { folder: null, everyMs: 24 * HOUR_MS, keep: 2, withSecrets: true }

let hub: TestTools
let bucket: FakeS3
beforeEach(async () => {
  hub = await testTools()
  await fillSmallHub(hub)
  bucket = await openFakeS3()
  hub.store = s3Store(bucket.settings)
})
afterEach(async () => {
  await hub.close()
  await bucket.close()
})

const place = () => placeOfArchives(SETTINGS, hub)
const listed = async () => (await place().list()).map(({ name }) => name)
const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

async function makeAt(hours: number): Promise<void> {
  hub.setNow(at(hours))
  hub.archives = { ...SETTINGS, databaseUrl: hub.db.url }
  await makeDueArchive({ ...hub, log: pino({ level: 'silent' }) }, archiveParts)
}

/** Restores an archive like a person who has nothing but the bucket. */
async function restoreFromBucket(name: string, into: TestTools) {
  into.store = s3Store(bucket.settings)
  into.media = into.store
  return withStoredArchive({ store: into.store, dataFolder: into.dataFolder }, name, (file) =>
    restoreArchive(into, file, archiveParts),
  )
}

test(
  'archives are kept in a store, tried as they lie there, and fill an empty hub whose media are there, too',
  async () => {
    await makeAt(0)
    await makeAt(23)
    expect(await listed()).toEqual([FIRST])
    await makeAt(24)
    await makeAt(48)
    expect(await listed()).toEqual([SECOND, THIRD])
    expect([...bucket.objects.keys()].toSorted()).toEqual([
      'archives/last-attempt.json',
      ...[SECOND, THIRD].flatMap((name) => [`archives/${name}`, `archives/${name}.sha256`]),
      'synthwire-hub',
    ])
    const sum = createHash('sha256').update(bucket.objects.get(`archives/${THIRD}`)!.content)
    expect(String(bucket.objects.get(`archives/${THIRD}.sha256`)!.content)).toBe(
      `${sum.digest('hex')}  ${THIRD}\n`,
    )
    expect(await readdir(hub.dataFolder)).not.toContain('archive-made')
    expect(await describeArchives(SETTINGS, place(), at(48))).toMatch(/^2 in http.*was restored/)

    const empty = await testTools()
    try {
      expect(await restoreFromBucket(THIRD, empty)).toMatchObject({ files: 2, hasSecrets: true })
      expect(await empty.media.list('pictures/')).toHaveLength(2)
      expect(await readdir(empty.dataFolder)).toEqual(['secrets.key'])
      await expect(restoreFromBucket('synthwire.tar.gz', empty)).rejects.toThrow('has no archive')
    } finally {
      await empty.close()
    }
  },
  patient(60_000),
)

test(
  'a store that returns another archive than it was given keeps the older ones',
  async () => {
    await makeAt(0)
    await makeAt(24)
    bucket.where = /^GET archives\/synthwire/
    bucket.misbehaviours = ['lies']
    await makeAt(48)
    expect(await listed()).toEqual([FIRST, SECOND])
    await expect(describeArchives(SETTINGS, place(), at(48))).rejects.toThrow('other bytes')

    await makeAt(49)
    expect(await listed()).toEqual([SECOND, 'synthwire-2026-03-04T13-00-00Z.tar.gz'])
    expect(bucket.objects.has(`archives/${THIRD}`)).toBe(false)
  },
  patient(60_000),
)

test.each([
  ['is full', { status: 507 }, 'The store is full'],
  ['forbids writing', { status: 403, code: 'AccessDenied' }, 'Allow the key'],
])(
  'a store that %s keeps the older ones, and is tried again within the hour',
  async (_, misbehaviour, words) => {
    await makeAt(0)
    bucket.where = /^PUT archives\/synthwire/
    bucket.misbehaviours = [misbehaviour]
    await makeAt(24)
    expect(await listed()).toEqual([FIRST])
    await expect(describeArchives(SETTINGS, place(), at(24))).rejects.toThrow(words)
    expect(await readdir(hub.dataFolder)).not.toContain('archive-made')
    await makeAt(25)
    expect(await listed()).toHaveLength(2)
  },
  patient(60_000),
)

test('in the bucket of another hub nothing is made, noted or deleted', async () => {
  const theirs = `archives/${FIRST}`
  await hub.store!.put(theirs, Buffer.from('theirs'))
  await claimStore(hub.store!, { sign: () => 'of another hub' })
  await makeAt(24)
  expect([...bucket.objects.keys()].toSorted()).toEqual([theirs, 'synthwire-hub'])
})
