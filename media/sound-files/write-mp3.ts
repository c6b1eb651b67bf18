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
  /** The bytes of a JPEG or PNG. */
  cover?: Uint8Array | undefined
  path: string
  attempt: Pick<Attempt, 'report' | 'signal'>
  madeAt?: Date | undefined
}

/**
 * The bit rate: half a megabyte per minute. For a single voice, a higher rate makes no audible
 * difference.
 */
const KILOBITS = 64

/** LAME lowers the sound to this share, so the sound is raised beforehand. */
const ENCODER_SHARE = 0.95

const ARTIST = 'Synthwire (synthetic voices)'
const ALBUM = 'Synthwire newsroom'
/** The note about synthetic voices in the file's tag. */
export const SPOKEN_BY =
  'Spoken by synthetic voices. Made automatically from articles; the sources are named in the piece.'

/**
 * Writes an mp3 with chapters, cover and title. The file appears under this path only when it is
 * complete.
 */
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
      // The chunk is written first, because the encoder reuses its memory for the next one.
      await writeAll(file, encoder.encode([chunk.map((sample) => sample / ENCODER_SHARE)]))
      samples += chunk.length
      attempt.report(Math.min(1, samples / RATE / seconds))
    }
    await writeAll(file, encoder.finalize())
  })
}
