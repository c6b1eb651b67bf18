import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Problem } from '#core/problem.ts'
import { drawIcon } from './draw-icon.ts'
import { icoOf, icoWith } from './test-icons.ts'

const address = 'https://harbour.example/favicon.ico'
const draw = (body: Buffer | string) => drawIcon({ body: Buffer.from(body), address })
const plain = (px: number, background = '#24606e') =>
  sharp({ create: { width: px, height: px, channels: 3, background } })

async function colorAt(png: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}

describe('an icon is drawn to PNGs of 32 and 64 px', () => {
  const teal = [0x24, 0x60, 0x6e]
  test.each([
    ['a PNG', async () => plain(180).png().toBuffer()],
    ['a JPEG', async () => plain(48).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['a GIF', async () => plain(16).gif().toBuffer()],
    ['a WebP', async () => plain(64).webp({ lossless: true }).toBuffer()],
    [
      'a drawing',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" fill="#24606e"/></svg>',
        ),
    ],
    ['an icon file with a PNG', async () => icoWith(await plain(256).png().toBuffer(), 256)],
    ['an icon file of 32 bits', async () => icoOf(32, 32, [...teal, 255])],
    ['an icon file of 24 bits', async () => icoOf(16, 16, teal, 24)],
    ['an icon file of 8 bits', async () => icoOf(16, 16, teal, 8)],
    ['an icon file of 4 bits', async () => icoOf(48, 48, teal, 4)],
    ['an icon file of 1 bit', async () => icoOf(16, 16, teal, 1)],
    [
      'an icon file of 32 bits that are all clear, which is cut out by its mask',
      async () => icoOf(16, 16, [...teal, 0]),
    ],
  ])('from %s', async (_, made) => {
    const { small, large } = await draw(await made())
    expect(await sharp(small).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
    expect(await sharp(large).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 })
    for (const [at, value] of (await colorAt(large, 32, 32)).entries())
      expect(Math.abs(value - teal[at]!)).toBeLessThan(4)
  })

  test('of at most 4 kB, however busy it is', async () => {
    const noise = sharp(randomBytes(128 * 128 * 3), {
      raw: { width: 128, height: 128, channels: 3 },
    })
    const { small, large } = await draw(await noise.png().toBuffer())
    expect(Math.max(small.length, large.length)).toBeLessThanOrEqual(4096)
  })

  test('with a plate below what is cut out: white, or dark below what is white', async () => {
    const dot = (fill: string) =>
      draw(
        `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="20" fill="${fill}"/></svg>`,
      )
    expect(await colorAt((await dot('#a00')).large, 2, 2)).toEqual([255, 255, 255])
    expect(Math.max(...(await colorAt((await dot('#fff')).large, 2, 2)))).toBeLessThan(64)
  })
})

describe('a hostile icon', () => {
  const bomb = async () => {
    const png = await plain(8).png().toBuffer()
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    return png
  }
  const broken = (at: number, value: number) => {
    const ico = icoOf(16, 16, [1, 2, 3, 255])
    ico.writeInt32LE(value, 22 + at)
    return ico
  }
  test.each<[string, () => Promise<Buffer | string>]>([
    ['with huge dimensions', bomb],
    ['that is huge for real', async () => plain(3000).png().toBuffer()],
    ['in an icon file with huge dimensions', async () => icoWith(await bomb(), 64)],
    ['whose bitmap is wider than its file', async () => broken(4, 200)],
    ['whose bitmap is of a negative width', async () => broken(4, -16)],
    ['whose bitmap is of a thousand million rows', async () => broken(8, 2_000_000_000)],
    ['whose bitmap has a head as long as memory', async () => broken(0, 2_000_000_000)],
    ['that ends in its middle', async () => (await plain(180).png().toBuffer()).subarray(0, 60)],
    [
      'in an icon file that ends in its middle',
      async () => icoOf(64, 64, [1, 2, 3]).subarray(0, 300),
    ],
    ['in an icon file that is all head', async () => Buffer.from('00000100ffff', 'hex')],
    [
      'that leads out of its file',
      async () => {
        const ico = icoOf(16, 16, [1, 2, 3])
        ico.writeUInt32LE(0xfffffff0, 18)
        return ico
      },
    ],
    ['that is a page', async () => '<!doctype html><title>Sign in</title><svg></svg>'],
    ['that is nothing', async () => ''],
    ['of one pixel', async () => plain(1).png().toBuffer()],
    [
      'that shows nothing',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>',
    ],
    [
      'that is a drawing as wide as the world',
      async () =>
        '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><rect width="9" height="9"/></svg>',
    ],
    [
      'that is a drawing of nested entities',
      async () =>
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'.replaceAll(/./g, (name, at: number) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)}]><svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><text y="30">&j;</text></svg>`,
    ],
  ])('%s is refused', async (_, made) => {
    await expect(draw(await made())).rejects.toThrow(Problem)
  })

  test('runs no script and asks nobody: it is drawn without what it refers to', async () => {
    const { large } = await draw(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64" onload="alert(1)">
        <script>document.documentElement.remove()</script><rect width="64" height="64" fill="#24606e"/>
        <image xlink:href="http://127.0.0.1:9/a.png" width="64" height="64"/><image href="file:///etc/passwd" width="64" height="64"/></svg>`,
    )
    expect(await colorAt(large, 32, 32)).toEqual([0x24, 0x60, 0x6e])
    expect(Buffer.from(large).includes('script')).toBe(false)
  })
})
