import { spawn } from 'node:child_process'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFakeS3, type FakeS3 } from '#server/stores/fake-s3.ts'
import { s3Store } from '#server/stores/s3-store.ts'
import { claimStore } from '#server/stores/store-owner.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql } from '#server/tools.ts'
import { serverFiles } from './api.ts'
import { fileDocument } from './file-document.ts'
import { copyFile, discardFile, keepFile, receiveFile } from './lends.ts'
import { fileContents } from './store-file.ts'
import { sweepContents } from './sweep-contents.ts'

describe.each(['folder', 'bucket'] as const)('Files in a %s', (where) => {
  let tools: TestTools
  let bucket: FakeS3 | null = null
  beforeEach(async () => {
    tools = await testTools()
    if (where === 'folder') return
    bucket = await openFakeS3()
    tools.media = s3Store(bucket.settings)
  })
  afterEach(async () => {
    await tools.close()
    await bucket?.close()
  })

  const api = (readerId = tools.readerId) => serverFiles(deskOf(tools, readerId))
  const receive = (name: string, text: string, mostBytes?: number) =>
    receiveFile(tools, { name, content: Buffer.from(text), ...(mostBytes ? { mostBytes } : {}) })

  async function upload(name: string, text: string): Promise<string> {
    const received = await receive(name, text)
    const { id } = await tools.db.transaction((db) => keepFile(db, tools, tools.readerId, received))
    return id
  }
  const contents = () => fileContents(tools).list()
  const served = (id: string, readerId = tools.readerId, headers = {}) =>
    fileDocument.answer(tools, { ...askedFor(readerId, { id }), headers })

  test('a file is kept as it was, under a clean name and by the type of its content', async () => {
    const id = await upload('../My “plan”.html', '%PDF-1.7 and so on')
    expect(await api().listFiles({})).toMatchObject([
      { id, name: 'My “plan”.html', type: 'application/pdf', bytes: 18 },
    ])
    expect(await served(id)).toEqual({
      type: 'application/pdf',
      body: Buffer.from('%PDF-1.7 and so on'),
      headers: {
        etag: expect.stringMatching(/^"[\da-f]{32}"$/),
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-cache',
        'content-disposition': "attachment; filename*=UTF-8''My%20%E2%80%9Cplan%E2%80%9D.html",
      },
    })
    expect(await served(id, 'somebody-else')).toBe(null)
    expect(await served('nothing')).toBe(null)
  })

  test('a part of a file is read alone, as long as the file is the one that was asked for', async () => {
    const id = await upload('tide.txt', 'high water at nine, low water at three')
    const part = async (headers: Record<string, string>) => {
      const reply = (await served(id, tools.readerId, headers))!
      const pieces: Uint8Array[] = []
      for await (const piece of reply.body as AsyncIterable<Uint8Array>) pieces.push(piece)
      return { ...reply, text: Buffer.concat(pieces).toString() }
    }
    const { etag } = (await served(id))!.headers!
    expect(await part({ range: 'bytes=5-9', 'if-range': etag! })).toMatchObject({
      status: 206,
      text: 'water',
      headers: { 'content-range': 'bytes 5-9/38', 'cache-control': 'private, no-cache' },
    })
    expect(await part({ range: 'bytes=5-9', 'if-range': '"another"' })).toMatchObject({
      status: 200,
      text: 'high water at nine, low water at three',
    })
    expect(await served(id, tools.readerId, { range: 'bytes=38-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */38' },
    })
    expect(await served(id, 'somebody-else', { range: 'bytes=5-9' })).toBe(null)

    const empty = await upload('empty.txt', '')
    const reply = await served(empty, tools.readerId, { range: 'bytes=0-', 'if-range': '"x"' })
    expect(reply).toMatchObject({ status: 200, headers: { 'content-length': '0' } })
  })

  test('a file arrives in pieces, and stops where it is too large', async () => {
    let pieces = 0
    async function* endless() {
      for (;;) {
        pieces++
        yield new Uint8Array(1000)
      }
    }
    await expect(
      receiveFile(tools, { name: 'endless.bin', content: endless(), mostBytes: 5_000_000 }),
    ).rejects.toThrow('“endless.bin” is larger than 5 MB.')
    expect(pieces).toBe(5001)
    expect(await readdir(join(tools.dataFolder, 'media', 'contents', 'arriving'))).toEqual([])
  })

  test('nothing is taken in where the disk is full', async () => {
    tools.setShortage({ folder: tools.dataFolder, freeBytes: 0, neededBytes: 1 })
    await expect(receive('a.txt', 'a')).rejects.toThrow('The disk has no room')
    expect(await readdir(tools.dataFolder)).not.toContain('media')
  })

  test('what was received and not kept is let go', async () => {
    const received = await receive('a.txt', 'a')
    await discardFile(received)
    await discardFile(received)
    await sweepContents(tools)
    expect(await contents()).toEqual([])
  })

  describe('the same content', () => {
    test('lies on the disk once, counts once, and goes with the last file that has it', async () => {
      const first = await upload('a.txt', 'same')
      const second = await upload('b.txt', 'same')
      const copy = await copyFile(tools.db, tools.readerId, second)
      expect(await contents()).toHaveLength(1)
      expect(await api().getUsage({})).toMatchObject({ files: 3, usedBytes: 4 })

      await api().deleteFile({ id: first })
      await api().deleteFile({ id: second })
      expect(await sweepContents(tools)).toBe(0)
      expect((await served(copy!.id))?.body).toEqual(Buffer.from('same'))
      await api().deleteFile({ id: copy!.id })
      expect(await sweepContents(tools)).toBe(1)
      expect(await contents()).toEqual([])
      await expect(api().deleteFile({ id: first })).rejects.toThrow('already gone')
    })
  })

  describe('a quota', () => {
    test('is kept to, and says so in words', async () => {
      await tools.db.run(sql`
      insert into files (id, reader_id, hash, bytes, type, name, created_at)
      values ('large', ${tools.readerId}, repeat('a', 64), 999999998, 'text/plain', 'large.txt', now())`)
      await upload('fits.txt', '12')
      await expect(upload('plan.txt', '3')).rejects.toThrow(
        'There is no room for “plan.txt”: your files take up to 1 GB together.',
      )
      await upload('twice.txt', '12')
      expect(await api().getUsage({})).toEqual({
        files: 3,
        usedBytes: 1_000_000_000,
        quotaBytes: 1_000_000_000,
      })
    })

    test('holds for uploads at the same moment', async () => {
      await tools.db.run(sql`
      insert into files (id, reader_id, hash, bytes, type, name, created_at)
      values ('large', ${tools.readerId}, repeat('a', 64), 999999999, 'text/plain', 'large.txt', now())`)
      const outcomes = await Promise.allSettled(
        ['1', '2', '3', '4'].map((text) => upload('a', text)),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
  })

  describe('a process that is killed', () => {
    test('between the content and its row leaves what is swept, never a row without a content', async () => {
      const child = spawn(
        process.execPath,
        [
          ...[
            '--import',
            createRequire(import.meta.url).resolve('tsx'),
            '--input-type=module',
            '-e',
          ],
          `import { openDatabase } from './server/database/database.ts'
         import { folderStore } from './server/stores/folder-store.ts'
         import { s3Store } from './server/stores/s3-store.ts'
         import { keepFile, receiveFile } from './platform/files/server/lends.ts'
         const [url, dataFolder, readerId, bucket] = process.argv.slice(1)
         const media = bucket ? s3Store(JSON.parse(bucket)) : folderStore(dataFolder)
         const tools = { dataFolder, media, now: () => new Date(), disk: { shortage: async () => null, noteError() {} } }
         const db = await openDatabase(url)
         const received = await receiveFile(tools, { name: 'a.txt', content: Buffer.from('killed') })
         await db.transaction(async (db) => {
           await keepFile(db, tools, readerId, received)
           process.kill(process.pid, 'SIGKILL')
           await new Promise(() => {})
         })`,
          ...[tools.db.url, tools.dataFolder, tools.readerId],
          ...(bucket ? [JSON.stringify(bucket.settings)] : []),
        ],
        { stdio: 'inherit' },
      )
      expect(await new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)))).toBe(
        'SIGKILL',
      )
      expect(await contents()).toHaveLength(1)
      expect(await api().listFiles({})).toEqual([])
      expect(await sweepContents(tools)).toBe(1)
      expect(await contents()).toEqual([])
    })

    test('while a file arrives leaves what is swept a day later', async () => {
      const aside = join(tools.dataFolder, 'media', 'contents', 'arriving')
      await mkdir(aside, { recursive: true })
      for (const name of ['old', 'new']) await writeFile(join(aside, name), 'half')
      const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
      await utimes(join(aside, 'old'), yesterday, yesterday)
      await sweepContents(tools)
      expect(await readdir(aside)).toEqual(['new'])
    })
  })

  test('sweeping leaves a content alone whose row is about to be there', async () => {
    const received = await receive('a.txt', 'soon')
    let swept = false
    let sweeping: Promise<unknown> = Promise.resolve()
    await tools.db.transaction(async (db) => {
      await keepFile(db, tools, tools.readerId, received)
      sweeping = sweepContents(tools).then(() => (swept = true))
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(swept).toBe(false)
    })
    await sweeping
    expect(String(await fileContents(tools).read(received.hash, 100))).toBe('soon')
  })

  test('what is stored there as something else is not served', async () => {
    const id = await upload('a.txt', 'true')
    const name = (await tools.media.list('media/contents/'))[0]!.name
    await tools.media.put(name, Buffer.from('lies'))
    await expect(served(id)).rejects.toThrow('its bytes are not those that were uploaded')
  })
})

describe('A bucket', () => {
  let tools: TestTools
  let bucket: FakeS3
  beforeEach(async () => {
    tools = await testTools()
    bucket = await openFakeS3()
    tools.media = s3Store(bucket.settings)
  })
  afterEach(async () => {
    await tools.close()
    await bucket.close()
  })
  const receive = () => receiveFile(tools, { name: 'a.txt', content: Buffer.from('a') })
  const aside = () => readdir(join(tools.dataFolder, 'media', 'contents', 'arriving'))

  test('that takes nothing says so to who uploads, before anything is written down', async () => {
    bucket.misbehaviours = [{ status: 507 }]
    await expect(receive()).rejects.toThrow('The store is full')
    expect(await aside()).toEqual([])
    expect(await serverFiles(tools.desk).listFiles({})).toEqual([])
  })

  test('is given again what was swept between arriving and its row', async () => {
    const received = await receive()
    await sweepContents(tools)
    expect(await fileContents(tools).list()).toEqual([])
    await tools.db.transaction((db) => keepFile(db, tools, tools.readerId, received))
    expect(await fileContents(tools).list()).toEqual([received.hash])
    expect(await aside()).toEqual([])
  })

  test('of another hub is not swept', async () => {
    await receive()
    await claimStore(tools.media, { sign: () => 'of another hub' })
    await expect(sweepContents(tools)).rejects.toThrow('belongs to another server')
    expect(await fileContents(tools).list()).toHaveLength(1)
    await claimStore(tools.media, tools.secrets)
    expect(await sweepContents(tools)).toBe(1)
  })
})
