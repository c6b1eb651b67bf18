import { createMp3Encoder } from 'wasm-media-encoders'
import type { Script } from '#engine/scripts/script.ts'
import type { Attempt } from '../stages/attempt.ts'
import { wholeFile, writeAll } from '../stages/whole-file.ts'
import { RATE, type Narration } from '../sound/narration.ts'
import { readSound } from '../sound/read-sound.ts'
import { id3Tag } from './id3-tag.ts'

export interface WriteMp3Options {
  narration: Narration
  script: Pick<Script, 'title'>
  /** A JPEG or PNG. */
  cover?: Uint8Array | undefined
  path: string
  attempt: Pick<Attempt, 'report' | 'signal'>
  madeAt?: Date | undefined
}

/** Half a megabyte a minute; for one voice, a higher rate cannot be heard. */
const KILOBITS = 64

/** LAME lowers sound to this share, so it is raised before. */
const ENCODER_SHARE = 0.95

const ARTIST = 'Synthwire (synthetic voices)'
const ALBUM = 'Synthwire newsroom'
/** This text travels with the file. */
export const SPOKEN_BY =
  'Spoken by synthetic voices. Made automatically from articles; the sources are named in the piece.'

/** Writes an mp3 with chapters, cover and title; a half-written file never appears under this path. */
export async function writeMp3({
  narration,
  script,
  cover,
  path,
  attempt,
  madeAt = new Date(),
}: WriteMp3Options): Promise<void> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate: KILOBITS })
  await wholeFile(path, async (file) => {
    const { seconds, chapters } = narration
    const tag = {
      artist: ARTIST,
      album: ALBUM,
      comment: SPOKEN_BY,
      madeAt: madeAt.toISOString(),
      chapters,
    }
    await writeAll(
      file,
      id3Tag({ title: script.title, milliseconds: seconds * 1000, cover, ...tag }),
    )
    let samples = 0
    for await (const chunk of readSound(narration)) {
      attempt.signal.throwIfAborted()
      // The encoder uses the same memory for the next piece, so this one is written first.
      await writeAll(file, encoder.encode([chunk.map((sample) => sample / ENCODER_SHARE)]))
      samples += chunk.length
      attempt.report(Math.min(1, samples / RATE / seconds))
    }
    await writeAll(file, encoder.finalize())
  })
}
