import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { nativeLibrary } from '#media/video/encoding/native-library.ts'
import type { EncoderName, VideoFormat } from '#media/video/video.ts'
import type { Measured } from '../measured.ts'
import type { VideoMeasured } from './make-one-video.ts'

const cases: [name: string, format: VideoFormat, minutes: number][] = [
  ['slides, 1 minute', 'presentation', 1],
  ['slides, 5 minutes', 'presentation', 5],
  ['talking head, 1 minute', 'talking-head', 1],
  ['animated, 1 minute', 'animated', 1],
]

/**
 * Measures the time and memory of making videos with each encoder of this machine, each in its own
 * process.
 */
export async function measureVideos(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-bench-'))
  const encoders: EncoderName[] = nativeLibrary() ? ['native', 'wasm'] : ['wasm']
  const measured: Measured = {}
  try {
    for (const [name, format, minutes] of cases) {
      for (const encoder of encoders) {
        const { seconds, wallSeconds, cpuSeconds, megabytes } = await madeIn(
          folder,
          format,
          minutes,
          encoder,
        )
        const speed = (seconds / wallSeconds).toFixed(1)
        measured[`${name}, ${encoder}`] =
          `${seconds.toFixed(0)} s in ${wallSeconds.toFixed(1)} s (${speed} x), ${cpuSeconds.toFixed(1)} s of CPU, ${megabytes} MB, load ${loadavg()[0]!.toFixed(1)}`
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return measured
}

async function madeIn(folder: string, format: VideoFormat, minutes: number, encoder: EncoderName) {
  const program = join(import.meta.dirname, 'make-one-video.ts')
  // The output is ignored, because nobody reads what the native encoder prints.
  const child = fork(program, [folder, format, String(minutes), encoder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`making ${format} with ${encoder} ended with ${code}`)
  })
  const [message] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => {})
  return message as VideoMeasured
}
