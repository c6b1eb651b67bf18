import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { openFakeS3, type FakeS3 } from '#server/stores/fake-s3.ts'
import { s3Store } from '#server/stores/s3-store.ts'
import { openPictureStore } from './picture-store.ts'
import { sweepPictures } from './sweep-pictures.ts'

const ADDRESS = 'https://harbour.example/quay.jpg'
const secrets = { sign: (text: string) => `signed ${text}`, seal: undefined!, open: undefined! }
const picture = Buffer.from('a picture')

let bucket: FakeS3
let folders: string[]
let failures: unknown[]
beforeEach(async () => {
  bucket = await openFakeS3()
  folders = []
  failures = []
})
afterEach(async () => {
  await bucket.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

/** Opens the pictures of one more machine. */
async function openMachine() {
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-machine-'))
  folders.push(folder)
  const onFailure = (error: unknown) => void failures.push(error)
  return openPictureStore(folder, s3Store(bucket.settings), { onFailure })
}

test('a picture that one machine made is shown by another one, which then has it', async () => {
  const [one, other] = [await openMachine(), await openMachine()]
  await one.write(ADDRESS, 320, picture)
  expect(await other.read(ADDRESS, 320)).toEqual(picture)
  expect(await other.read(ADDRESS, 640)).toBeNull()
  bucket.asked.length = 0
  expect(await other.read(ADDRESS, 320)).toEqual(picture)
  expect(bucket.asked).toEqual([])
})

test('a store that fails or lies costs no picture, and is left alone for a while', async () => {
  const one = await openMachine()
  await one.write(ADDRESS, 320, picture)
  const liedTo = await openMachine()
  bucket.where = /contents/
  bucket.misbehaviours = ['lies']
  expect(await liedTo.read(ADDRESS, 320)).toBeNull()

  bucket.where = null
  bucket.misbehaviours = [{ status: 403 }]
  const failed = await openMachine()
  await failed.write(ADDRESS, 320, picture)
  expect(await failed.read(ADDRESS, 320)).toEqual(picture)
  expect(failures).toHaveLength(1)
  bucket.asked.length = 0
  expect(await failed.read(ADDRESS, 640)).toBeNull()
  expect(bucket.asked).toEqual([])
})

test('a store that hangs keeps nobody waiting for long', async () => {
  bucket.misbehaviours = ['hangs']
  const startedAt = performance.now()
  const one = await openMachine()
  expect(await one.read(ADDRESS, 320)).toBeNull()
  await one.write(ADDRESS, 320, picture)
  expect(await one.read(ADDRESS, 320)).toEqual(picture)
  expect(performance.now() - startedAt).toBeLessThan(patient(15_000))
  expect(failures).toHaveLength(1)
})

test('the oldest pictures make room, and uploads stay', async () => {
  const media = s3Store(bucket.settings)
  await media.put('media/contents/old', Buffer.alloc(1000))
  for (let at = 0; at < 10; at++) {
    await media.put(`pictures/contents/${at}`, Buffer.alloc(100))
    bucket.objects.get(`pictures/contents/${at}`)!.modifiedAt = new Date(2026, 0, 20 - at)
  }
  expect(await sweepPictures({ media, secrets }, 1000)).toBe(0)
  expect(await sweepPictures({ media, secrets }, 500)).toBe(6)
  expect((await media.list('pictures/')).map(({ name }) => name.slice(-1))).toEqual([
    ...['0', '1', '2', '3'],
  ])
  expect(await media.has('media/contents/old')).toBe(true)
})
