import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Script } from '#engine/scripts/script.ts'
import { checkVideo } from './check-video.ts'
import { machineFamilies } from './drawing/fonts.ts'
import { nativeLibrary } from './encoding/native-library.ts'
import { makeVideo } from './make-video.ts'
import { harbourScript, hummedNarration } from './test-script.ts'
import type { EncoderName, VideoFormat, VideoWishes } from './video.ts'

vi.mock(import('./drawing/fonts.ts'), async (importOriginal) => {
  const fonts = await importOriginal()
  return { ...fonts, machineFamilies: vi.fn(fonts.machineFamilies) }
})

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'synthwire-video-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A small size, and a voice that hums sixteen times as fast as speech, to make videos quickly;
 * everything is still drawn.
 */
const small = { width: 320, height: 180 }
const FAST = 16

async function make(
  script: Script,
  wishes: Partial<VideoWishes>,
  signal = new AbortController().signal,
) {
  const narration = await hummedNarration(script, folder, FAST)
  const shares: number[] = []
  const attempt = { folder, report: (share: number) => shares.push(share), signal }
  const path = join(folder, 'video.mp4')
  const made = await makeVideo({
    script,
    narration,
    format: 'presentation',
    size: small,
    pictures: new Map(),
    path,
    attempt,
    ...wishes,
  })
  return { ...made, path: wishes.path ?? path, narration, shares }
}

const encoders: EncoderName[] = nativeLibrary() ? ['native', 'wasm'] : ['wasm']
const formats: VideoFormat[] = ['presentation', 'talking-head', 'animated']

describe.each(encoders)('A video by the %s encoder', (encoder) => {
  test.each(formats)(
    'decodes as %s, is as long as its narration, and begins with its index',
    async (format) => {
      const {
        path,
        seconds,
        narration,
        encoder: used,
        shares,
      } = await make(harbourScript, { format, encoder })
      expect(used).toBe(encoder)
      expect(seconds).toBe(narration.seconds)
      const checked = await checkVideo(path)
      expect(Math.abs(checked.seconds - narration.seconds)).toBeLessThan(0.2)
      const file = readFileSync(path)
      expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      expect(shares.at(-1)).toBe(1)
    },
  )
})

describe('Making a video', () => {
  test('leaves nothing behind when it is cancelled', async () => {
    const path = join(folder, 'cancelled.mp4')
    await expect(make(harbourScript, { path }, AbortSignal.abort())).rejects.toThrow('aborted')
    expect(readdirSync(folder).filter((name) => name.startsWith('cancelled'))).toEqual([])
  })

  test('goes on without a picture that is broken', async () => {
    const broken = join(folder, 'broken.jpg')
    writeFileSync(broken, 'no picture')
    const { path } = await make(harbourScript, { pictures: new Map([[1, broken]]) })
    await expect(checkVideo(path)).resolves.toBeDefined()
  })

  test('says which letters it cannot draw, and what to install', async () => {
    vi.mocked(machineFamilies).mockReturnValueOnce([])
    const title = 'Signs that none of ours has: \u{1B170}\u{1B171}'
    await expect(make({ ...harbourScript, title }, {})).rejects.toThrow(
      /cannot be drawn \(.*Install one/u,
    )
  })

  test.runIf(nativeLibrary())('writes webm that decodes', async () => {
    const path = join(folder, 'video.webm')
    const { narration } = await make(harbourScript, { container: 'webm', path })
    const { seconds } = await checkVideo(path)
    expect(Math.abs(seconds - narration.seconds)).toBeLessThan(0.2)
  })
})

describe('Checking a video', () => {
  test('refuses what is cut off, overwritten, empty, or no video', async () => {
    const { path } = await make(harbourScript, {})
    const whole = readFileSync(path)
    const overwritten = Buffer.from(whole)
    overwritten.fill(0, Math.floor(whole.length * 0.5), Math.floor(whole.length * 0.7))
    const broken = {
      cut: whole.subarray(0, Math.floor(whole.length * 0.8)),
      overwritten,
      empty: Buffer.alloc(0),
      page: Buffer.from('<html>Not found</html>'),
    }
    for (const [name, bytes] of Object.entries(broken)) {
      const at = join(folder, `${name}.mp4`)
      writeFileSync(at, bytes)
      await expect(checkVideo(at), name).rejects.toThrow('The video is broken')
    }
    await expect(checkVideo(join(folder, 'nothing.mp4'))).rejects.toThrow('The video is gone.')
  })
})
