import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { STORE } from './limits.ts'
import { Problem } from '#core/problem.ts'
import { openFakeS3, type FakeS3, type Misbehaviour } from './fake-s3.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { Store } from './store.ts'

/**
 * Short time limits, for stores that misbehave. On a busy machine, a store that works may need
 * longer.
 */
const QUICK = { connectMs: 300, silentMs: 300, requestMs: 1000 }

let folder: string
let fake: FakeS3
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synthwire-stores-'))
  fake = await openFakeS3('of/this-hub/')
})
afterEach(async () => {
  await fake.close()
  await rm(folder, { recursive: true, force: true })
})

const bucket = (more = {}) => s3Store({ ...fake.settings, ...more }, { times: QUICK })
const kinds: [string, () => Store][] = [
  ['folder', () => folderStore(join(folder, 'store'))],
  ['bucket', () => s3Store(fake.settings)],
]
const text = async (store: Store, name: string) =>
  (await store.read(name, 1000))?.toString() ?? null

describe.each(kinds)('A store in a %s', (_, open) => {
  test('returns what was put there, under its name, until it is removed', async () => {
    const store = open()
    await store.put('media/a', Buffer.from('first'))
    await store.put('media/a', Buffer.from('first'))
    await store.put('media/b_2-x.txt', Buffer.from('second'))
    await store.put('empty', Buffer.alloc(0))
    expect(await text(store, 'media/a')).toBe('first')
    expect(await text(store, 'media/b_2-x.txt')).toBe('second')
    expect(await text(store, 'empty')).toBe('')
    expect([await store.has('media/a'), await store.has('media')]).toEqual([true, false])
    await store.remove('media/a')
    await store.remove('media/a')
    expect(await text(store, 'media/a')).toBe(null)
    expect(await store.has('media/a')).toBe(false)
  })

  test('lists by name what begins so, however many there are, with sizes and times', async () => {
    const store = open()
    const names = ['media/c/7', 'media/c/1', 'media/a/2', 'other/1', 'media/b/1', 'media/b/10']
    for (const name of names) await store.put(name, Buffer.from(name))
    const found = await store.list('media/')
    expect(found.map(({ name }) => name)).toEqual([
      'media/a/2',
      'media/b/1',
      'media/b/10',
      'media/c/1',
      'media/c/7',
    ])
    expect(found[2]).toMatchObject({ bytes: 10 })
    expect(Math.abs(found[2]!.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000)
    expect((await store.list('media/b')).length).toBe(2)
    expect(await store.list('nothing/')).toEqual([])
  })

  test('takes a file of this machine away, and copies one to it', async () => {
    const store = open()
    await writeFile(join(folder, 'mine'), 'content')
    await store.putFile('files/mine', join(folder, 'mine'))
    expect(await readdir(folder)).not.toContain('mine')
    expect(await store.fetch('files/mine', join(folder, 'back'), 100)).toBe(true)
    expect(await readFile(join(folder, 'back'), 'utf8')).toBe('content')
    expect(await store.fetch('files/none', join(folder, 'none'), 100)).toBe(false)
    expect(await readdir(folder)).not.toContain('none')
  })

  test('takes a file of many parts, of which nobody sees some', async () => {
    const store = open()
    const content = Buffer.alloc(2 * STORE.partBytes + 5, 'news ')
    await writeFile(join(folder, 'large'), content)
    await store.putCopy('archives/copy', join(folder, 'large'))
    await store.putFile('archives/large', join(folder, 'large'))
    expect((await store.list('archives/'))[0]).toMatchObject({ bytes: content.length })
    await store.fetch('archives/large', join(folder, 'back'), content.length)
    expect((await readFile(join(folder, 'back'))).equals(content)).toBe(true)
  })

  test('returns a part of what is there, as far as it goes', async () => {
    const store = open()
    await store.put('media/a', Buffer.from('0123456789'))
    expect((await store.readPart('media/a', 2, 5))?.toString()).toBe('234')
    expect((await store.readPart('media/a', 8, 100))?.toString()).toBe('89')
    expect(await store.readPart('media/none', 0, 1)).toBe(null)
  })

  test('gives no more than was asked for', async () => {
    const store = open()
    await store.put('large', Buffer.alloc(101))
    await expect(store.read('large', 100)).rejects.toThrow('larger than')
    await expect(store.fetch('large', join(folder, 'back'), 100)).rejects.toThrow('larger than')
    expect(await readdir(folder)).not.toContain('back')
  })
})

describe('A bucket', () => {
  test('is left alone outside of the prefix', async () => {
    await bucket({ prefix: '' }).put('of/another/a', Buffer.from('theirs'))
    await bucket().put('a', Buffer.from('ours'))
    expect([...fake.objects.keys()].toSorted()).toEqual(['of/another/a', 'of/this-hub/a'])
    expect((await bucket().list('')).map(({ name }) => name)).toEqual(['a'])
  })

  test('that sends everything where a part was asked for is told of', async () => {
    await bucket().put('a', Buffer.from('0123456789'))
    fake.misbehaviours.push('lies')
    await expect(bucket().readPart('a', 2, 5)).rejects.toThrow('does not answer for parts')
  })

  const passing: [string, Misbehaviour][] = [
    ['is busy', { status: 503, code: 'SlowDown', times: 2 }],
    ['fails', { status: 500, code: 'InternalError' }],
    ['cuts an answer', 'cuts'],
  ]
  test.each(passing)('that %s for a moment is asked again', async (_, misbehaviour) => {
    await bucket().put('a', Buffer.from('whole'))
    fake.misbehaviours = [misbehaviour]
    expect(await text(bucket(), 'a')).toBe('whole')
  })

  const lasting: [string, Misbehaviour, string][] = [
    ['is full', { status: 507, code: 'XMinioStorageFull' }, 'The store is full. Make room there'],
    ['has a quota', { status: 403, code: 'QuotaExceeded' }, 'The store is full. Make room there'],
    [
      'is overloaded',
      { status: 503, code: 'SlowDown' },
      'out of order or overloaded (503 SlowDown)',
    ],
    ['forbids it', { status: 403, code: 'AccessDenied' }, 'Allow the key in SYNTHWIRE_STORE_KEY'],
    [
      'is gone',
      { status: 404, code: 'NoSuchBucket' },
      'no bucket of the name in SYNTHWIRE_STORE_BUCKET',
    ],
    ['is elsewhere', { status: 301, code: 'PermanentRedirect' }, 'Set SYNTHWIRE_STORE_REGION'],
    ['has another clock', { status: 403, code: 'RequestTimeTooSkewed' }, 'clocks of the store'],
    [
      'is something else',
      { status: 405 },
      'Check that SYNTHWIRE_STORE_URL is an S3-compatible store',
    ],
    ['hangs', 'hangs', 'The store did not answer in time'],
  ]
  test.each(lasting)('that %s says so, with what to do', async (_, misbehaviour, words) => {
    const store = bucket()
    await store.put('a', Buffer.from('before'))
    await writeFile(join(folder, 'mine'), 'kept')
    const works = [
      () => store.put('a', Buffer.from('after')),
      () => store.putFile('b', join(folder, 'mine')),
      () => store.list(''),
      () => store.remove('a'),
    ]
    for (const work of works) {
      fake.misbehaviours = [misbehaviour, misbehaviour, misbehaviour]
      const startedAt = performance.now()
      const error = await work().catch((error: unknown) => error)
      expect(error).toBeInstanceOf(Problem)
      expect((error as Problem).message).toContain(words)
      expect(performance.now() - startedAt).toBeLessThan(patient(15_000))
      for (const secret of [fake.settings.secret, fake.settings.endpoint])
        expect((error as Problem).message).not.toContain(secret)
    }
    fake.misbehaviours = []
    expect(await text(store, 'a')).toBe('before')
    expect(await readFile(join(folder, 'mine'), 'utf8')).toBe('kept')
  })

  test('that stops in the middle of a body is given up, whatever was asked for', async () => {
    await bucket().put('a', Buffer.alloc(1000, 'x'))
    for (const get of [
      () => bucket().read('a', 1000),
      () => bucket().fetch('a', join(folder, 'back'), 1000),
    ]) {
      fake.misbehaviours = ['stalls']
      await expect(get()).rejects.toThrow('did not answer in time')
    }
    expect(await readdir(folder)).not.toContain('back')
  })

  test('that always cuts is told of, and half a file is not left behind', async () => {
    await bucket().put('a', Buffer.alloc(1000, 'x'))
    fake.misbehaviours = ['cuts', 'cuts', 'cuts']
    await expect(bucket().fetch('a', join(folder, 'back'), 1000)).rejects.toThrow('broke off')
    expect(await readdir(folder)).toEqual([])
  })

  test('drops the parts of an upload that failed, and keeps the file here', async () => {
    await writeFile(join(folder, 'large'), Buffer.alloc(STORE.partBytes + 1))
    fake.where = /^PUT/
    fake.misbehaviours = [{ status: 403, code: 'AccessDenied' }]
    await expect(bucket().putFile('large', join(folder, 'large'))).rejects.toThrow('Allow the key')
    expect(fake.openUploads()).toBe(0)
    expect([...fake.objects.keys()]).toEqual([])
    expect(await readdir(folder)).toEqual(['large'])
  })

  test('refuses another key or secret, in words that say which', async () => {
    await expect(bucket({ key: 'other' }).list('')).rejects.toThrow('key in SYNTHWIRE_STORE_KEY')
    await expect(bucket({ secret: 'other' }).list('')).rejects.toThrow(
      'SYNTHWIRE_STORE_SECRET is not',
    )
    await expect(bucket({ bucket: 'other' }).list('')).rejects.toThrow('SYNTHWIRE_STORE_BUCKET')
  })

  test('that nobody serves is named by its setting', async () => {
    await fake.close()
    await expect(bucket().list('')).rejects.toThrow(
      'Nothing answers at the address in SYNTHWIRE_STORE_URL',
    )
    const nowhere = bucket({ endpoint: 'http://store.invalid' })
    await expect(nowhere.list('')).rejects.toThrow('cannot be found')
    fake = await openFakeS3()
  })
})
