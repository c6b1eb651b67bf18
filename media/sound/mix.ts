import type { FileHandle } from 'node:fs/promises'
import type { Speaker } from '#engine/scripts/script.ts'
import { highPass } from '../signal/filters.ts'
import { limiter } from '../signal/limiter.ts'
import { loudnessMeter } from '../signal/loudness.ts'
import { writeAll } from '../stages/whole-file.ts'
import { keptSpeech } from './kept-speech.ts'
import { RATE } from './narration.ts'
import type { Placed } from './timeline.ts'

/** The loudness that is usual for podcasts, in LUFS. */
const LOUDNESS = -16
/**
 * The highest peak as a share of full scale: -2 dBTP. Encoding as mp3 raises peaks by up to 1 dB,
 * which players still handle.
 */
const CEILING = 10 ** (-2 / 20)
/** The frequency below which there is only rumble and no voice. */
const RUMBLE_HERTZ = 70
const FULL_SCALE = 32_767

/** The factor by which each voice is turned up, so that both are equally loud. */
export type Gains = Readonly<Record<Speaker, number>>

const gainTo = (loudness: number) =>
  Number.isFinite(loudness) ? 10 ** ((LOUDNESS - loudness) / 20) : 1

export async function gainsOf(placed: readonly Placed[]): Promise<Gains> {
  const meters = { a: loudnessMeter(RATE), b: loudnessMeter(RATE) }
  for (const { path, speaker } of placed) {
    const speech = path === null ? null : await keptSpeech(path)
    if (speech) meters[speaker].add(speech.samples)
  }
  return { a: gainTo(meters.a.loudness()), b: gainTo(meters.b.loudness()) }
}

/**
 * Writes all sentences one after another, so that only one of them is in memory. Returns the factor
 * that would bring the result to the right loudness.
 */
export async function mix(
  file: FileHandle,
  placed: readonly Placed[],
  length: number,
  gains: Gains,
  signal: AbortSignal,
): Promise<number> {
  const rumble = highPass(RATE, RUMBLE_HERTZ)
  const limit = limiter(RATE, CEILING)
  const meter = loudnessMeter(RATE)
  let at = 0
  let written = 0
  const write = async (samples: Float32Array) => {
    meter.add(samples)
    const bytes = asBytes(samples)
    await writeAll(file, bytes, written)
    written += bytes.length
  }
  const add = async (samples: Float32Array, gain: number) => {
    for (let i = 0; i < samples.length; i++) samples[i]! *= gain
    rumble.run(samples)
    at += samples.length
    await write(limit.run(samples))
  }
  for (const { path, speaker, start } of placed) {
    signal.throwIfAborted()
    const speech = path === null ? null : await keptSpeech(path)
    if (!speech) continue
    await add(new Float32Array(start - at), 1)
    await add(speech.samples, gains[speaker])
  }
  await add(new Float32Array(length - at), 1)
  await write(limit.finish())
  return gainTo(meter.loudness())
}

function asBytes(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(2 * samples.length)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < samples.length; i++) {
    view.setInt16(2 * i, Math.round(samples[i]! * FULL_SCALE), true)
  }
  return bytes
}
