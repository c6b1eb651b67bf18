import { EncodedAudioPacketSource, EncodedPacket } from 'mediabunny'
import { open } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { RATE } from '../../sound/narration.ts'
import { flushed, type NativeLibrary } from './native-library.ts'
import type { SoundTrack } from './sound-track.ts'

const BITS_PER_SECOND = 48_000
/** The length of an Opus frame: 20 ms. */
const FRAME_SECONDS = 0.02
const SAMPLES = RATE * FRAME_SECONDS
/** The rate at which Opus is always decoded. */
const OPUS_RATE = 48_000

interface OpusPacket {
  data: Uint8Array
  extra: Uint8Array | undefined
}

/** Encodes the sound of a narration as Opus, for WebM. */
export async function opusTrack(library: NativeLibrary, path: string): Promise<SoundTrack> {
  const source = new EncodedAudioPacketSource('opus')
  const file = await open(path)
  const ready: OpusPacket[] = []
  let failure: Error | null = null
  const encoder = new library.AudioEncoderNative(
    (data, _at, _duration, extra) =>
      ready.push({ data: Uint8Array.from(data), extra: extra && Uint8Array.from(extra) }),
    (message) => (failure = new Error(message)),
  )
  encoder.configure({ codec: 'libopus', sampleRate: RATE, channels: 1, bitrate: BITS_PER_SECOND })
  const bytes = Buffer.alloc(SAMPLES * 2)
  let frames = 0
  let written = 0
  let isOver = false

  const write = async () => {
    if (failure) throw failure
    for (const { data, extra } of ready.splice(0)) {
      const packet = new EncodedPacket(data, 'key', written * FRAME_SECONDS, FRAME_SECONDS)
      const config = { codec: 'opus', sampleRate: OPUS_RATE, numberOfChannels: 1 }
      const meta = { decoderConfig: extra ? { ...config, description: extra } : config }
      await source.add(packet, written++ === 0 ? meta : undefined)
    }
  }
  return {
    source,
    async addUntil(seconds) {
      while (!isOver && frames * FRAME_SECONDS < seconds) {
        const { bytesRead } = await file.read(bytes, 0, bytes.length, frames * bytes.length)
        if (bytesRead === 0) isOver = true
        else {
          // Each call passes one frame, because the encoder returns one packet per call.
          const samples = new Float32Array(SAMPLES)
          for (let n = 0; n < bytesRead >> 1; n++) samples[n] = bytes.readInt16LE(n * 2) / 32_768
          encoder.encode(
            samples,
            'f32',
            RATE,
            SAMPLES,
            1,
            Math.round(frames++ * FRAME_SECONDS * 1e6),
          )
        }
      }
      await setImmediate()
      await write()
    },
    async finish() {
      await flushed(encoder)
      await setImmediate()
      await write()
    },
    async close() {
      encoder.close()
      await file.close()
    },
  }
}
