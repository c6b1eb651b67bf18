import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readMedia } from './read-media.ts'
import type { CheckedVideo, MadePicture } from './media-reading.ts'
import { testPicture, testVideo } from './test-media.ts'

const made = async (bytes: Uint8Array) =>
  (await readMedia({ name: 'harbour.jpg', bytes })) as MadePicture

test('a picture is made at every width that it has, and at its own', async () => {
  const { widthPx, heightPx, sizes } = await made(await testPicture(1500, 300))
  expect([widthPx, heightPx]).toEqual([1500, 300])
  expect(sizes.map((size) => size.widthPx)).toEqual([320, 640, 960, 1280, 1500])
  for (const { widthPx: width, body } of sizes)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width })
  expect((await made(await testPicture(2400, 60))).sizes.at(-1)!.widthPx).toBe(1920)
  expect((await made(await testPicture(40, 40))).sizes.map((size) => size.widthPx)).toEqual([40])
})

test('a camera’s notes are dropped, and its orientation is applied', async () => {
  const photo = await sharp(await testPicture(400, 200))
    .withExif({ IFD0: { Artist: 'Ida Brandt' }, IFD3: { GPSLatitude: '54/1 19/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { widthPx, heightPx, sizes } = await made(photo)
  expect([widthPx, heightPx]).toEqual([200, 400])
  for (const { body } of sizes) {
    const { exif, xmp, icc, orientation } = await sharp(body).metadata()
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
})

const text = (words: string) => new TextEncoder().encode(words)

/** A PNG whose header states another size. */
async function statedAs(width: number, height: number): Promise<Uint8Array> {
  const png = Buffer.from(await testPicture(8, 8, 'png'))
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

async function animation(): Promise<Uint8Array> {
  const frames = await Promise.all(
    [10, 200].map((r) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: { r, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

const refused: [what: string, bytes: () => Promise<Uint8Array> | Uint8Array, words: RegExp][] = [
  ['an SVG', () => text('<?xml version="1.0"?><svg onload="x()">'), /SVG, which can contain/],
  ['a page', () => text('<html><script>x()</script>'), /not a picture or a video/],
  ['a HEIC', () => text('\0\0\0\u0018ftypheic'), /HEIC picture.*JPEG/],
  ['half a picture', async () => (await testPicture(300, 300)).subarray(0, 400), /damaged/],
  ['a head alone', () => new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2]), /damaged/],
  ['200 megapixels', () => statedAs(20_000, 10_000), /200 megapixels/],
  ['a bomb', () => statedAs(2 ** 30, 2 ** 30), /megapixels|damaged/],
  ['an animation', animation, /is animated/],
  [
    'half a video',
    async () => (await testVideo()).subarray(0, 60),
    /no picture that browsers play/,
  ],
  ['a QuickTime', () => text('\0\0\0\u0014ftypqt  \0\0\0\0qt  '), /QuickTime|damaged/],
]

test.each(refused)('%s is refused in words', async (_, bytes, words) => {
  await expect(made(await bytes())).rejects.toMatchObject({
    ...{ kind: 'invalid', message: expect.stringMatching(words) as string },
  })
})

test('a video is recognized by its content, and loses what was noted about its place', async () => {
  const given = await testVideo()
  expect(Buffer.from(given).includes('54.32 N')).toBe(true)
  const video = (await readMedia({ name: 'x.bin', bytes: given })) as CheckedVideo
  expect(video).toMatchObject({ kind: 'video', type: 'video/mp4' })
  expect(video.body.byteLength).toBe(given.byteLength)
  expect(Buffer.from(video.body).includes('54.32 N')).toBe(false)
  const again = await readMedia({ name: 'x.mp4', bytes: video.body })
  expect(again).toEqual(video)
  const webm = await readMedia({ name: 'x.mp4', bytes: await testVideo('webm') })
  expect(webm).toMatchObject({ kind: 'video', type: 'video/webm' })
})
