import { open } from 'node:fs/promises'
import { MPEGDecoder } from 'mpg123-decoder'
import { Problem } from '#core/problem.ts'
import { readTag } from './read-tag.ts'

const CHUNK_BYTES = 2 ** 16
/**
 * The most seconds by which the decoded length may differ from the stated one; encoders add less
 * silence than this.
 */
const NEAR_ENOUGH_SECONDS = 0.15

/** Decodes an mp3 completely; fails if any part is broken or the end is missing. */
export async function checkSound(path: string): Promise<{ seconds: number }> {
  const { end, seconds: told } = await readTag(path)
  const seconds = await decodedSeconds(path, end)
  if (seconds === 0) throw broken('holds no sound')
  if (told !== null && Math.abs(seconds - told) > NEAR_ENOUGH_SECONDS) {
    throw broken(`is ${seconds.toFixed(1)} seconds long instead of ${told.toFixed(1)}`)
  }
  return { seconds }
}

const broken = (fault: string) =>
  new Problem('unavailable', `The sound file is broken: it ${fault}.`)

async function decodedSeconds(path: string, from: number): Promise<number> {
  const decoder = new MPEGDecoder({ enableGapless: false })
  const file = await open(path)
  try {
    await decoder.ready
    const buffer = new Uint8Array(CHUNK_BYTES)
    let seconds = 0
    for (let at = from; ;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at)
      if (bytesRead === 0) return seconds
      at += bytesRead
      const { samplesDecoded, sampleRate, errors } = decoder.decode(buffer.subarray(0, bytesRead))
      if (errors.length > 0) throw broken(`cannot be decoded after ${seconds.toFixed(1)} seconds`)
      if (samplesDecoded > 0) seconds += samplesDecoded / sampleRate
    }
  } finally {
    decoder.free()
    await file.close()
  }
}
