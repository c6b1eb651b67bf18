import {
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type AudioSource,
} from 'mediabunny'
import { rename, rm } from 'node:fs/promises'
import type { FrameSize } from '../video.ts'
import type { VideoPacket } from './video-encoder.ts'

/** The time at which a frame is shown and its duration, in seconds. */
export interface FrameTime {
  at: number
  seconds: number
}

/**
 * An AAC packet has 1,024 samples, so this is more than any used rate needs; SPARE_PACKETS are for
 * the beginning and the end.
 */
const MOST_SOUND_PACKETS_A_SECOND = 50
const SPARE_PACKETS = 100

interface FileSettings {
  size: FrameSize
  seconds: number
  frames: number
  title: string
  sound: AudioSource
  container: 'mp4' | 'webm'
}

/**
 * A video file that is written while it is encoded. The index of an mp4 comes first, so that it can
 * be played before it is downloaded completely.
 */
export async function videoFile(
  path: string,
  { size, seconds, frames, title, sound, container }: FileSettings,
) {
  const unfinished = `${path}.part`
  await rm(unfinished, { force: true })
  const output = new Output({
    format:
      container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat(),
    target: new FilePathTarget(unfinished),
  })
  const video = new EncodedVideoPacketSource(container === 'mp4' ? 'avc' : 'vp9')
  output.addVideoTrack(video, { maximumPacketCount: frames + SPARE_PACKETS })
  output.addAudioTrack(sound, {
    maximumPacketCount: Math.ceil(seconds * MOST_SOUND_PACKETS_A_SECOND) + SPARE_PACKETS,
  })
  output.setMetadataTags({ title, artist: 'Synthwire', comment: 'Synthetic voices' })
  await output.start()
  let isFirst = true
  return {
    async add({ data, isKey }: VideoPacket, time: FrameTime) {
      const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', time.at, time.seconds)
      await video.add(
        packet,
        isFirst ? { decoderConfig: decoderConfig(container, size) } : undefined,
      )
      isFirst = false
    },
    async finish() {
      await output.finalize()
      await rename(unfinished, path)
    },
    async discard() {
      await output.cancel().catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

/**
 * H.264 Constrained Baseline at level 3.1 or 4.0, which every browser plays, and VP9 with 8 bits at
 * the same levels.
 */
const CODECS = {
  mp4: ['avc1.42C01F', 'avc1.42C028'],
  webm: ['vp09.00.31.08', 'vp09.00.40.08'],
} as const

function decoderConfig(
  container: 'mp4' | 'webm',
  { width, height }: FrameSize,
): VideoDecoderConfig {
  return {
    codec: CODECS[container][height > 720 ? 1 : 0],
    codedWidth: width,
    codedHeight: height,
    colorSpace: {
      primaries: 'smpte170m',
      transfer: 'smpte170m',
      matrix: 'smpte170m',
      fullRange: false,
    },
  }
}
