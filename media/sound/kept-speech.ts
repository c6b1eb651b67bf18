import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../stages/whole-file.ts'

/** A spoken sentence at RATE, without silence around it, ready to be joined to others. */
export interface Speech {
  samples: Float32Array
  /** Times at which the sentence's captions begin, in seconds. */
  times: readonly number[]
}

/**
 * The path of a spoken sentence. The name is a hash of the content, so that an edited sentence or
 * another voice gets another file.
 */
export function speechPath(
  folder: string,
  voice: string,
  text: string,
  places: readonly number[],
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([voice, text, places]))
    .digest('hex')
  return join(folder, `${hash.slice(0, 24)}.speech`)
}

/**
 * Stores a spoken sentence: the number of times, the times, and the samples, all as 32-bit floats.
 */
export async function keepSpeech(path: string, { samples, times }: Speech): Promise<void> {
  const file = new Float32Array(1 + times.length + samples.length)
  file[0] = times.length
  file.set(times, 1)
  file.set(samples, 1 + times.length)
  await writeWhole(path, new Uint8Array(file.buffer))
}

/** Reads a spoken sentence; null if it was not spoken yet. */
export async function keptSpeech(path: string): Promise<Speech | null> {
  try {
    const bytes = await readFile(path)
    const file = new Float32Array(new Uint8Array(bytes).buffer)
    const first = 1 + file[0]!
    return { times: Array.from(file.subarray(1, first)), samples: file.subarray(first) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
