import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveParts } from '../../areas.ts'
import { copyMedia } from './copy-media.ts'
import { openFakeS3, type FakeS3 } from '../../stores/fake-s3.ts'
import { folderStore } from '../../stores/folder-store.ts'
import { s3Store } from '../../stores/s3-store.ts'
import type { Store } from '../../stores/store.ts'

let data: string
let fake: FakeS3
let folder: Store
let bucket: Store
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'synthwire-copy-'))
  fake = await openFakeS3('hub/')
  folder = folderStore(data)
  bucket = s3Store(fake.settings)
})
afterEach(async () => {
  await fake.close()
  await rm(data, { recursive: true })
})

async function upload(store: Store, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex')
  const name = `media/contents/${hash.slice(0, 2)}/${hash}`
  await store.put(name, Buffer.from(text))
  return name
}
const namesIn = async (store: Store) => (await store.list('')).map(({ name }) => name)

test('uploads are copied there and back, once each, however often it is done', async () => {
  const names = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => upload(folder, text)))
  const there = { from: folder, to: bucket }
  expect(await copyMedia(there, archiveParts)).toEqual({ copied: 5, known: 0, damaged: [] })
  expect(await namesIn(bucket)).toEqual(names.toSorted())
  await upload(folder, 'f')
  expect(await copyMedia(there, archiveParts)).toEqual({ copied: 1, known: 5, damaged: [] })
  expect(fake.asked.filter((what) => what.startsWith('PUT'))).toHaveLength(6)

  await rm(join(data, 'media'), { recursive: true })
  const back = { from: bucket, to: folder }
  expect(await copyMedia(back, archiveParts)).toEqual({ copied: 6, known: 0, damaged: [] })
  expect(String(await folder.read(names[0]!, 10))).toBe('a')
})

test('what broke off goes on where it ended', async () => {
  for (let at = 0; at < 30; at++) await upload(folder, `file ${at}`)
  fake.where = /^PUT/
  fake.misbehaviours = [...Array.from({ length: 12 }, () => ({ status: 403 }))]
  const there = { from: folder, to: bucket }
  await expect(copyMedia(there, archiveParts)).rejects.toThrow('does not allow this')
  fake.misbehaviours = []
  const { copied, known } = await copyMedia(there, archiveParts)
  expect(copied + known).toBe(30)
  expect(await namesIn(bucket)).toHaveLength(30)
})

test('a bucket puts nothing anywhere else in the folder, and nothing that is not what its name says', async () => {
  const name = await upload(bucket, 'true')
  await bucket.put(name, Buffer.from('lies'))
  for (const other of ['media/contents/secrets.key', 'media/run.sh', 'pictures/../secrets.key']) {
    fake.objects.set(`hub/${other}`, { content: Buffer.from('x'), modifiedAt: new Date() })
  }
  const { copied, damaged } = await copyMedia({ from: bucket, to: folder }, archiveParts)
  expect({ copied, damaged }).toEqual({ copied: 0, damaged: [name] })
  expect(await readdir(data)).toEqual([])
})
