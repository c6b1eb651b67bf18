import type { EncodedPacket } from 'mediabunny'
import { setTimeout as sleep } from 'node:timers/promises'
import { flushed, type NativeDecoder, type NativeLibrary } from '../encoding/native-library.ts'

const MICROSECONDS = 1e6
/** The most decoded pictures that may wait, because they are large. */
const MOST_WAITING = 8
const LONGEST_WAIT_MS = 30_000

/** A decoder that takes packets. `finish` fails unless all of them were decoded. */
export interface Decoding {
  add(packet: EncodedPacket): Promise<void>
  finish(): Promise<void>
}

const VIDEO_CODECS = { avc1: 'h264', vp09: 'vp9' } as const
const SOUND_CODECS = { mp4a: 'aac', opus: 'libopus' } as const

export function decodedVideo(library: NativeLibrary, config: VideoDecoderConfig | null): Decoding {
  const codec = VIDEO_CODECS[config?.codec.slice(0, 4) as keyof typeof VIDEO_CODECS]
  if (!config || !codec) throw new Error(`unknown pictures: ${config?.codec}`)
  const count = { added: 0, decoded: 0, failure: null as Error | null }
  const decoder = new library.VideoDecoderAsync(
    (frame) => {
      frame.close()
      count.decoded++
    },
    (message) => (count.failure ??= new Error(message)),
  )
  decoder.configure({
    codec,
    width: config.codedWidth,
    height: config.codedHeight,
    ...extradataOf(config.description),
  })
  return decoding(decoder, count, () => count.decoded >= count.added)
}

export function decodedSound(library: NativeLibrary, config: AudioDecoderConfig | null): Decoding {
  const codec = SOUND_CODECS[config?.codec.slice(0, 4) as keyof typeof SOUND_CODECS]
  if (!config || !codec) throw new Error(`unknown sound: ${config?.codec}`)
  const count = { added: 0, decoded: 0, failure: null as Error | null }
  const decoder = new library.AudioDecoderNative(
    () => count.decoded++,
    (message) => (count.failure ??= new Error(message)),
  )
  decoder.configure({
    codec,
    sampleRate: config.sampleRate,
    channels: config.numberOfChannels,
    ...extradataOf(config.description),
  })
  // One packet less is expected, because the first packet of AAC and Opus only prepares for the
  // next one.
  return decoding(decoder, count, () => count.decoded >= count.added - 1)
}

function decoding(
  decoder: NativeDecoder,
  count: { added: number; decoded: number; failure: Error | null },
  isDone: () => boolean,
): Decoding {
  return {
    async add({ data, type, timestamp, duration }) {
      if (count.failure) throw count.failure
      count.added++
      decoder.decode(
        Buffer.from(data),
        type === 'key',
        Math.round(timestamp * MICROSECONDS),
        Math.round(duration * MICROSECONDS),
      )
      while (count.added - count.decoded > MOST_WAITING && !count.failure) await turn(count)
    },
    async finish() {
      await flushed(decoder)
      const since = performance.now()
      while (!isDone() && !count.failure && performance.now() - since < SETTLE_MS) await sleep(2)
      decoder.close()
      if (count.failure) throw count.failure
      if (!isDone()) throw new Error(`${count.decoded} of ${count.added} packets could be decoded`)
    },
  }
}

/**
 * The longest wait for decoded pieces, which arrive a little later than their packets were passed
 * in.
 */
const SETTLE_MS = 300

async function turn(count: { decoded: number }): Promise<void> {
  const before = count.decoded
  const since = performance.now()
  while (count.decoded === before) {
    if (performance.now() - since > LONGEST_WAIT_MS)
      throw new Error('the decoder stopped answering')
    await sleep(1)
    // The wait ends early, because decoders may keep a few frames back until they are flushed.
    if (performance.now() - since > SETTLE_MS) return
  }
}

/**
 * The decoder's extra data; absent without a description, because several decoders refuse an
 * undefined value.
 */
function extradataOf(description: AllowSharedBufferSource | undefined): { extradata?: Buffer } {
  if (!description) return {}
  const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(description)
    ? description
    : new Uint8Array(description)
  return { extradata: Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength) }
}
