import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { UPLOADS } from '../../limits.ts'
import { askedFor, testTools, type TestTools } from '#server/test-tools.ts'
import { deskOf, sql, type Desk, type World } from '#server/tools.ts'
import { fileKinds, type FileKind } from './file-kind.ts'
import { withGivenFile } from './given-file.ts'
import { forgetOldUploads, serverUploads } from './uploads-api.ts'
import { uploadRoute } from './upload-route.ts'

const kind: FileKind = {
  ...{ id: 'tests/file', mostBytes: 1_000_000, remedy: 'Split it.', isKept: true },
}
const route = uploadRoute()

let tools: TestTools
beforeEach(async () => void (tools = await testTools()))
afterEach(() => tools.close())

const desk = (readerId = tools.readerId): Desk => {
  const world: World = {
    ...tools,
    extensions: (point) =>
      point.name === fileKinds.name ? ([kind] as never) : tools.extensions(point),
  }
  return deskOf(world, readerId)
}
const api = (readerId?: string) => serverUploads(desk(readerId))
const begin = (bytes: number, more: { name?: string; kind?: string } = {}) =>
  api().beginUpload({ kind: kind.id, name: 'plan.bin', bytes, ...more })

async function* pieces(...given: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* given
}
async function patch(
  id: string,
  offset: number | undefined,
  stream: AsyncIterable<Uint8Array>,
  readerId = tools.readerId,
) {
  const reply = await route.answer(desk(readerId), {
    ...askedFor(readerId, { id }),
    method: 'PATCH',
    headers: { 'upload-offset': offset === undefined ? undefined : `${offset}` },
    body: { json: undefined, bytes: new Uint8Array(), stream },
  })
  return Number(reply!.headers!['upload-offset'])
}
const given = (id: string, other = kind) =>
  withGivenFile(desk(), other, { name: 'plan.bin', upload: id }, async (bytes) =>
    createHash('sha256').update(bytes).digest('hex'),
  )

test('a file arrives in parts, is used once, and leaves nothing behind', async () => {
  const content = randomBytes(300_000)
  const { id, offset } = await begin(content.length)
  expect(offset).toBe(0)
  expect(
    await patch(id, 0, pieces(content.subarray(0, 1000), content.subarray(1000, 200_000))),
  ).toBe(200_000)
  await expect(given(id)).rejects.toThrow('has not arrived whole')
  expect(await patch(id, 200_000, pieces(content.subarray(200_000)))).toBe(300_000)
  expect(await api().getUpload({ id })).toEqual({ id, bytes: 300_000, offset: 300_000 })
  expect(await given(id)).toBe(createHash('sha256').update(content).digest('hex'))
  await expect(given(id)).rejects.toThrow('Choose the file again.')
  expect(await readdir(join(tools.dataFolder, 'media/contents/arriving'))).toEqual([])
})

test('what came before a cut is there, and the rest follows it', async () => {
  const content = randomBytes(50_000)
  const { id } = await begin(content.length)
  async function* cut() {
    yield content.subarray(0, 20_000)
    throw new Error('The connection broke')
  }
  await expect(patch(id, 0, cut())).rejects.toThrow('broke')
  expect((await api().getUpload({ id })).offset).toBe(20_000)
  await patch(id, 20_000, pieces(content.subarray(20_000)))
  expect(await given(id)).toBe(createHash('sha256').update(content).digest('hex'))
})

test('a file stays for another try where its use fails', async () => {
  const { id } = await begin(4)
  await patch(id, 0, pieces(Buffer.from('plan')))
  const failing = withGivenFile(desk(), kind, { name: 'plan.bin', upload: id }, () =>
    Promise.reject(new Error('The reading process is busy')),
  )
  await expect(failing).rejects.toThrow('busy')
  expect((await api().getUpload({ id })).offset).toBe(4)
})

describe('refused in words, and nothing is lost:', () => {
  test('a file of more than its kind takes, an empty one, and one of no kind', async () => {
    await expect(begin(1_000_001)).rejects.toThrow('up to 1 MB can be read. Split it.')
    await expect(begin(0)).rejects.toThrow('“plan.bin” is empty.')
    await expect(begin(1, { kind: 'tests/other' })).rejects.toThrow('No part of this server')
  })

  test('bytes at another place, no place, or beyond what was announced', async () => {
    const { id } = await begin(10)
    await patch(id, 0, pieces(Buffer.from('12345')))
    for (const wrong of [0, 4, 6, undefined])
      await expect(patch(id, wrong, pieces(Buffer.from('x')))).rejects.toThrow(
        '5 bytes of “plan.bin” have arrived.',
      )
    await expect(patch(id, 5, pieces(Buffer.from('678'), Buffer.from('9abc')))).rejects.toThrow(
      'longer than was announced',
    )
    expect((await api().getUpload({ id })).offset).toBe(8)
  })

  test('a part whose connection breaks, which keeps what came', async () => {
    const { id } = await begin(10)
    async function* broken() {
      yield Buffer.from('123')
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    }
    expect(await patch(id, 0, broken())).toBe(3)
  })

  test('a request that hangs while another one goes on', async () => {
    const { id } = await begin(10)
    async function* hanging() {
      yield Buffer.from('12345')
      await new Promise(() => {})
    }
    const first = expect(patch(id, 0, hanging())).rejects.toThrow('Another request has continued')
    await expect.poll(async () => (await api().getUpload({ id })).offset).toBe(5)
    expect(await patch(id, 5, pieces(Buffer.from('67')))).toBe(7)
    await first
    const both = await Promise.allSettled([
      patch(id, 7, pieces(Buffer.from('890'))),
      patch(id, 7, pieces(Buffer.from('890'))),
    ])
    expect(both.map(({ status }) => status)).toContain('rejected')
    const { offset } = await api().getUpload({ id })
    await patch(id, offset, pieces(Buffer.from('1234567890'.slice(offset))))
    expect(await given(id)).toBe(createHash('sha256').update('1234567890').digest('hex'))
  })

  test('another reader’s upload, and one for something else', async () => {
    const { id } = await begin(4)
    const other = 'somebody-else'
    await expect(api(other).getUpload({ id })).rejects.toThrow('Choose the file again.')
    await expect(api(other).cancelUpload({ id })).rejects.toThrow('Choose the file again.')
    await expect(patch(id, 0, pieces(Buffer.from('plan')), other)).rejects.toThrow('not there')
    await patch(id, 0, pieces(Buffer.from('plan')))
    await expect(given(id, { ...kind, id: 'tests/other' })).rejects.toThrow('for something else')
  })

  test('more uploads than one reader may have begun, and more bytes than all may hold', async () => {
    for (let nth = 0; nth < UPLOADS.open; nth++) await begin(1)
    await expect(begin(1)).rejects.toThrow('Too many of your uploads')
    await tools.db.run(sql`delete from files_uploads`)
    await tools.db.run(sql`
      insert into files_uploads (id, reader_id, kind, name, bytes, created_at)
      values ('upload_1', ${tools.readerId}, ${kind.id}, 'large', ${UPLOADS.togetherBytes - 5}, now())`)
    await begin(5)
    await expect(begin(1)).rejects.toThrow('Too many of your uploads')
  })

  test('a file for which the disk or the quota has no room', async () => {
    tools.setShortage({ freeBytes: 10, folder: tools.dataFolder } as never)
    await expect(begin(1)).rejects.toThrow('The disk has no room')
    tools.setShortage(null)
    await tools.db.run(sql`
      insert into files (id, reader_id, hash, bytes, type, name, created_at)
      values ('file_1', ${tools.readerId}, ${'0'.repeat(64)}, 999999999, 'text/plain', 'all', now())`)
    await expect(begin(100)).rejects.toThrow('There is no room for “plan.bin”')
  })
})

test('an upload is cancelled, and forgotten after a day', async () => {
  const first = await begin(4)
  await patch(first.id, 0, pieces(Buffer.from('pl')))
  await api().cancelUpload({ id: first.id })
  expect(await readdir(join(tools.dataFolder, 'media/contents/arriving'))).toEqual([])
  const { id } = await begin(4)
  tools.setNow(new Date(tools.now().getTime() + 25 * 3_600_000))
  await forgetOldUploads.run(tools, {})
  await expect(api().getUpload({ id })).rejects.toThrow('not there any more')
})
