import { pictureType } from '#platform/files/server/lends.ts'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Shortage } from '#server/disk/disk-room.ts'
import type { GuardedFetch } from '#server/tools.ts'
import { readHere } from '#server/reading/reading.ts'
import { folderStore } from '#server/stores/folder-store.ts'
import { openPictureStore } from './picture-store.ts'
import { showPicture, smallPicture } from './show-picture.ts'

const ADDRESS = 'https://harbour.example/ferry.jpg'
const log = pino({ level: 'silent' })

let dataFolder: string
let full: Shortage | null
beforeEach(async () => {
  full = null
  dataFolder = await mkdtemp(join(tmpdir(), 'synthwire-pictures-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

function drawn(widthPx: number, heightPx: number) {
  return sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#24606e' },
  })
}

/** A server that states the type JPEG for everything and counts its requests. */
function serverOf(body: Uint8Array, status = 200) {
  const asked: string[] = []
  const fetch: GuardedFetch = async (address) => {
    asked.push(address)
    return { status, headers: { 'content-type': 'image/jpeg' }, body, address, movedTo: null }
  }
  const disk = { shortage: async () => full, freeBytes: async () => null, noteError() {} }
  const media = folderStore(dataFolder)
  return { tools: { db: undefined!, fetch, read: readHere, dataFolder, media, disk, log }, asked }
}

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  'a picture that is %s by its bytes comes out as WebP, no wider than asked',
  async (format) => {
    const { tools } = serverOf(await drawn(1200, 300).toFormat(format).toBuffer())
    const picture = await smallPicture(tools, ADDRESS, 640)
    expect(pictureType(picture)).toBe('image/webp')
    expect(await sharp(picture).metadata()).toMatchObject({ width: 640, height: 160 })
  },
)

test('a picture that is small already is not blown up', async () => {
  const { tools } = serverOf(await drawn(200, 100).png().toBuffer())
  const picture = await smallPicture(tools, ADDRESS, 960)
  expect(await sharp(picture).metadata()).toMatchObject({ width: 200 })
})

test('where a camera stood is not passed on', async () => {
  const exif = { IFD0: { Copyright: 'Mira Holt' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
  const { tools } = serverOf(await drawn(400, 300).withExif(exif).jpeg().toBuffer())
  const picture = await smallPicture(tools, ADDRESS, 320)
  expect((await sharp(picture).metadata()).exif).toBeUndefined()
})

test.each([
  ['an SVG, which is a program', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['a video', '\x00\x00\x00\x1cftypisom\x00'],
  ['half a picture', '\x89PNG\r\n\x1a\n\x00\x00'],
  ['nothing', ''],
])('%s is no picture, whatever its server says, and is not kept', async (_, body) => {
  const { tools } = serverOf(Buffer.from(body, 'latin1'))
  await expect(smallPicture(tools, ADDRESS, 640)).rejects.toThrow()
  expect(await readdir(dataFolder)).toEqual([])
  expect(await showPicture(tools, [ADDRESS], 640)).toMatchObject({ status: 204, body: '' })
})

test('a picture that counts readers is not shown', async () => {
  const { tools } = serverOf(await drawn(1, 1).gif().toBuffer())
  await expect(smallPicture(tools, ADDRESS, 640)).rejects.toThrow('too small to show')
})

test('a picture that would fill the memory is known by its head, before it is unpacked', async () => {
  // A picture of 30,000 by 30,000 pixels in a file of a few hundred bytes.
  const bomb = await drawn(8, 8).png().toBuffer()
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  const before = process.memoryUsage().rss
  const { tools } = serverOf(bomb)
  await expect(smallPicture(tools, ADDRESS, 640)).rejects.toThrow()
  expect(process.memoryUsage().rss - before).toBeLessThan(150e6)
})

test('a picture that is gone says so, even when its server sends a drawing of it', async () => {
  const { tools } = serverOf(await drawn(400, 300).png().toBuffer(), 404)
  await expect(smallPicture(tools, ADDRESS, 640)).rejects.toThrow('not found (404)')
})

test('a picture is asked for once, by many at once and later on', async () => {
  const { tools, asked } = serverOf(await drawn(400, 300).png().toBuffer())
  await Promise.all([1, 2, 3].map(() => smallPicture(tools, ADDRESS, 320)))
  await smallPicture(tools, ADDRESS, 320)
  expect(asked).toEqual([ADDRESS])
})

test('the same picture under two addresses lies on the disk once', async () => {
  const store = openPictureStore(dataFolder, folderStore(dataFolder))
  const picture = await drawn(50, 50).webp().toBuffer()
  await store.write('https://harbour.example/a', 320, picture)
  await store.write('https://harbour.example/../../../etc/passwd', 320, picture)
  const files = await readdir(join(dataFolder, 'pictures', 'contents'), { recursive: true })
  expect(files.filter((name) => /[\da-f]{64}$/.test(name))).toHaveLength(1)
  expect(await readdir(dataFolder)).toEqual(['pictures'])
})

test('the disk that pictures take is bounded, and what was not looked at for longest goes first', async () => {
  const store = openPictureStore(dataFolder, folderStore(dataFolder), { mostBytes: 40_000 })
  const picture = (letter: string) => Buffer.alloc(10_000, letter)
  await store.write('a', 320, picture('a'))
  for (const name of 'bcdefgh') {
    await new Promise((resolve) => setTimeout(resolve, 15))
    await store.read('a', 320)
    await store.write(name, 320, picture(name))
  }
  expect(await store.read('a', 320)).not.toBeNull()
  expect(await store.read('b', 320)).toBeNull()
  expect(await store.read('h', 320)).not.toBeNull()
  const folder = join(dataFolder, 'pictures')
  const names = await readdir(folder, { recursive: true })
  const files = await Promise.all(names.map((name) => stat(join(folder, name))))
  const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  expect(bytes).toBeLessThanOrEqual(40_000)
})

test('on a full disk a picture is shown and not kept', async () => {
  const { tools, asked } = serverOf(await drawn(1200, 300).jpeg().toBuffer())
  full = { folder: dataFolder, freeBytes: 0, neededBytes: 1 }
  expect(pictureType(await smallPicture(tools, ADDRESS, 640))).toBe('image/webp')
  expect(await readdir(dataFolder)).toEqual([])
  full = null
  await smallPicture(tools, ADDRESS, 640)
  await smallPicture(tools, ADDRESS, 640)
  expect(asked).toHaveLength(2)
})
