import { setTimeout as sleep } from 'node:timers/promises'
import type { EncoderSettings, VideoEncoder, VideoPacket } from './video-encoder.ts'
import type { Frame } from './i420.ts'
import { flushed, type NativeLibrary } from './native-library.ts'

const CODECS = {
  // The library calls its OpenH264 "libx264". Profile 66 is Baseline; levels 31 and 40 allow up to
  // 720 and 1080 lines.
  avc: (height: number) => ({ codec: 'libx264', profile: 66, level: height > 720 ? 40 : 31 }),
  vp9: () => ({ codec: 'libvpx-vp9' }),
}
/** The most frames in the encoder at once, because each is a copy of a whole picture. */
const MOST_WAITING = 4
const LONGEST_WAIT_MS = 30_000

export function nativeEncoder(library: NativeLibrary, settings: EncoderSettings): VideoEncoder {
  const { codec, width, height, framesPerSecond, bitsPerSecond } = settings
  const ready: VideoPacket[] = []
  let failure: Error | null = null
  let waiting = 0
  let count = 0
  const encoder = new library.VideoEncoderAsync(
    (data, isKey) => {
      waiting--
      ready.push({ data: Uint8Array.from(data), isKey })
    },
    (message) => (failure = new Error(message)),
  )
  encoder.configure({
    ...CODECS[codec](height),
    width,
    height,
    bitrate: bitsPerSecond,
    framerate: framesPerSecond,
    latencyMode: 'realtime',
  })
  const waitUntil = async (isDone: () => boolean) => {
    const since = performance.now()
    while (!isDone()) {
      if (failure) throw failure
      if (performance.now() - since > LONGEST_WAIT_MS)
        throw new Error('the encoder stopped answering')
      await sleep(1)
    }
  }
  return {
    name: 'native',
    async encode({ data }: Frame, isKey) {
      if (failure) throw failure
      // The data is copied, because the library still reads the buffer after the call has returned.
      const frame = library.createVideoFrame(Buffer.from(data), 'I420', width, height)
      // The timestamp only numbers the frames, because the file states when each is shown.
      encoder.encode(frame, count++ * Math.round(1e6 / framesPerSecond), isKey)
      frame.close()
      waiting++
      await waitUntil(() => waiting < MOST_WAITING)
    },
    take: () => ready.splice(0),
    async finish() {
      await flushed(encoder)
      await waitUntil(() => waiting <= 0)
    },
    close: () => encoder.close(),
  }
}
