import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSample, AudioSampleSource, type AudioSource } from 'mediabunny'
import { open } from 'node:fs/promises'
import { RATE } from '../../sound/narration.ts'

/** The bit rate, which is more than enough for speech. */
const BITS_PER_SECOND = 96_000
const BYTES_PER_SAMPLE = 2

/** The sound of a video, which is written in step with its pictures. */
export interface SoundTrack {
  source: AudioSource
  /** Adds the sound up to this time. */
  addUntil(seconds: number): Promise<void>
  /** Ends the track after all sound was added. */
  finish(): Promise<void>
  close(): Promise<void>
}

let isRegistered = false

/**
 * Encodes the sound of a narration as AAC. It is written in steps, so that it lies next to its
 * pictures in the file.
 */
export async function aacTrack(path: string): Promise<SoundTrack> {
  // The WebAssembly encoder is used, because the native one loses packets without an error; it is
  // fast enough.
  if (!isRegistered) registerAacEncoder()
  isRegistered = true
  const source = new AudioSampleSource({ codec: 'aac', bitrate: BITS_PER_SECOND })
  const file = await open(path)
  let position = 0
  const second = Buffer.alloc(RATE * BYTES_PER_SAMPLE)
  return {
    source,
    async addUntil(seconds: number) {
      while (position < seconds) {
        const { bytesRead } = await file.read(second, 0, second.length, position * second.length)
        if (bytesRead === 0) return
        const data = new Int16Array(bytesRead / BYTES_PER_SAMPLE)
        Buffer.from(data.buffer).set(second.subarray(0, data.byteLength))
        const sample = new AudioSample({
          data,
          format: 's16',
          numberOfChannels: 1,
          sampleRate: RATE,
          timestamp: position,
        })
        await source.add(sample)
        sample.close()
        position++
        if (bytesRead < second.length) return
      }
    },
    finish: async () => {},
    close: () => file.close(),
  }
}
