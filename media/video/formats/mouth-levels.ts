import { open } from 'node:fs/promises'
import { MOUTH_STEPS } from '../drawing/presenter.ts'
import { RATE } from '../../sound/narration.ts'

export interface MouthLevels {
  /** The opening of a mouth at a time, from 0 (closed) to MOUTH_STEPS. */
  at(seconds: number): number
}

const BYTES_PER_SAMPLE = 2
/** The level of vowels in speech at about -16 LUFS. */
const OPEN = 0.16

/**
 * Measures the loudness of a narration step by step. The result for an hour takes only some
 * kilobytes.
 */
export async function mouthLevels(path: string, stepsPerSecond: number): Promise<MouthLevels> {
  const perStep = Math.round(RATE / stepsPerSecond)
  const levels: number[] = []
  const file = await open(path)
  try {
    const second = Buffer.alloc(perStep * stepsPerSecond * BYTES_PER_SAMPLE)
    for (let position = 0; ; position += second.length) {
      const { bytesRead } = await file.read(second, 0, second.length, position)
      for (let from = 0; from < bytesRead; from += perStep * BYTES_PER_SAMPLE) {
        levels.push(
          levelOf(second.subarray(from, Math.min(bytesRead, from + perStep * BYTES_PER_SAMPLE))),
        )
      }
      if (bytesRead < second.length) break
    }
  } finally {
    await file.close()
  }
  return { at: (seconds) => levels[Math.floor(seconds * stepsPerSecond)] ?? 0 }
}

function levelOf(bytes: Buffer): number {
  let energy = 0
  const count = Math.floor(bytes.length / BYTES_PER_SAMPLE)
  for (let n = 0; n < count; n++) energy += (bytes.readInt16LE(n * BYTES_PER_SAMPLE) / 32_768) ** 2
  const loudness = Math.sqrt(energy / Math.max(1, count))
  return Math.min(MOUTH_STEPS, Math.round((loudness / OPEN) * MOUTH_STEPS))
}
