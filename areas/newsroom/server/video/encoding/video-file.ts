import {
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  type AudioSource,
} from 'mediabunny'
import { rename, rm } from 'node:fs/promises'
import type { FrameSize } from '../video.ts'
import type { VideoPacket } from './video-encoder.ts'

/** When each frame is shown, in seconds, and until when. */
export interface FrameTime {
  at: number
  seconds: number
}

/** AAC has 1,024 samples a packet; this is more than any rate of ours needs, and for what begins and ends it. */
const MOST_SOUND_PACKETS_A_SECOND = 50
const SPARE_PACKETS = 100

interface FileSettings {
  size: FrameSize
  seconds: number
  frames: number
  title: string
  sound: AudioSource
}

/** An mp4 written as it is made: its index comes first, so that it plays before all of it is there. */
export async function videoFile(
  path: string,
  { size, seconds, frames, title, sound }: FileSettings,
) {
  const unfinished = `${path}.part`
  await rm(unfinished, { force: true })
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(unfinished),
  })
  const video = new EncodedVideoPacketSource('avc')
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
      await video.add(packet, isFirst ? { decoderConfig: decoderConfig(size) } : undefined)
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

/** Constrained Baseline, level 3.1 or 4.0, which every browser plays. */
function decoderConfig({ width, height }: FrameSize): VideoDecoderConfig {
  return {
    codec: height > 720 ? 'avc1.42C028' : 'avc1.42C01F',
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
