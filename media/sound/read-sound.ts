import { open } from 'node:fs/promises'
import { RATE, type Narration } from './narration.ts'

const FULL_SCALE = 32_768
const BYTES_PER_SAMPLE = 2
/**
 * The length of the pieces in which sound is read; twenty minutes in one array would take more
 * memory than the rest of the job.
 */
const CHUNK_SECONDS = 5

/** Reads the sound in pieces, at RATE, from -1 to 1. The last piece may be shorter. */
export async function* readSound(
  { path }: Pick<Narration, 'path'>,
  { chunkSeconds = CHUNK_SECONDS }: { chunkSeconds?: number } = {},
): AsyncGenerator<Float32Array> {
  const file = await open(path)
  try {
    const buffer = new Uint8Array(Math.round(chunkSeconds * RATE) * BYTES_PER_SAMPLE)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length)
      if (bytesRead < BYTES_PER_SAMPLE) return
      yield asSamples(buffer, Math.floor(bytesRead / BYTES_PER_SAMPLE))
    }
  } finally {
    await file.close()
  }
}

function asSamples(bytes: Uint8Array, count: number): Float32Array {
  const view = new DataView(bytes.buffer)
  const samples = new Float32Array(count)
  for (let i = 0; i < count; i++)
    samples[i] = view.getInt16(BYTES_PER_SAMPLE * i, true) / FULL_SCALE
  return samples
}

/** Measures the loudness at each picture of a film, as a share of the loudest (0 to 1). */
export async function levels(
  narration: Narration,
  picturesPerSecond: number,
): Promise<Float32Array> {
  const pictures = Math.ceil(narration.seconds * picturesPerSecond)
  const energies = new Float64Array(pictures)
  let at = 0
  for await (const samples of readSound(narration)) {
    for (let i = 0; i < samples.length; i++) {
      const picture = Math.floor(((at + i) * picturesPerSecond) / RATE)
      if (picture < pictures) energies[picture]! += samples[i]! ** 2
    }
    at += samples.length
  }
  const loudest = energies.reduce((most, energy) => Math.max(most, energy), 0)
  return Float32Array.from(energies, (energy) => (loudest === 0 ? 0 : Math.sqrt(energy / loudest)))
}
