import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny'
import h264, { type H264MP4Encoder } from 'h264-mp4-encoder'
import type { EncoderSettings, VideoEncoder, VideoPacket } from './video-encoder.ts'
import type { Frame } from './i420.ts'

/** The speed, from 0 (best quality) to 10 (fastest). */
const SPEED = 10
/**
 * The quantizer, from 10 (best) to 51. Above this value, the pale colors of paper turn gray in
 * patches.
 */
const QUANTIZER = 16
/** A keyframe interval that is never reached. */
const NEVER = 100_000

/**
 * An H.264 encoder in WebAssembly, for machines without the native library. It sets keyframes only
 * by count and does not mark their packets, so a new encoder is started for each keyframe.
 */
export function wasmEncoder({ width, height, framesPerSecond }: EncoderSettings): VideoEncoder {
  let encoder: H264MP4Encoder | null = null
  let frames = 0
  const ready: VideoPacket[] = []

  const begin = async () => {
    encoder = await h264.createH264MP4Encoder()
    Object.assign(encoder, {
      width,
      height,
      frameRate: framesPerSecond,
      speed: SPEED,
      quantizationParameter: QUANTIZER,
      groupOfPictures: NEVER,
      outputFilename: 'part.mp4',
    })
    encoder.initialize()
    frames = 0
  }
  const end = async () => {
    if (!encoder) return
    encoder.finalize()
    const file = encoder.FS.readFile(encoder.outputFilename)
    encoder.FS.unlink(encoder.outputFilename)
    encoder.delete()
    encoder = null
    const packets = await packetsOf(file)
    if (packets.length !== frames) throw new Error(`${packets.length} packets of ${frames} frames`)
    ready.push(...packets)
  }

  return {
    name: 'wasm',
    async encode({ data }: Frame, isKey) {
      if (isKey) await end()
      if (!encoder) await begin()
      encoder!.addFrameYuv(data)
      frames++
    },
    take: () => ready.splice(0),
    finish: end,
    close: () => encoder?.delete(),
  }
}

/**
 * Reads packets as Annex B: each unit after a start code, and the parameter sets before a keyframe.
 */
async function packetsOf(file: Uint8Array): Promise<VideoPacket[]> {
  using input = new Input({ source: new BufferSource(file), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config?.description) throw new Error('the encoder wrote no video')
  const parameters = parameterSets(config.description)
  const packets: VideoPacket[] = []
  for await (const { data, type } of new EncodedPacketSink(track).packets()) {
    const isKey = type === 'key'
    const units = withStartCodes(data)
    packets.push({ data: isKey ? Buffer.concat([parameters, units]) : units, isKey })
  }
  return packets
}

const START_CODE = Buffer.from([0, 0, 0, 1])

function withStartCodes(data: Uint8Array): Buffer {
  const bytes = Buffer.from(data)
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    START_CODE.copy(bytes, at)
    at += 4 + length
  }
  return bytes
}

/** The sequence and picture parameters of an `avcC` box. */
function parameterSets(description: AllowSharedBufferSource): Buffer {
  const bytes = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer as ArrayBuffer, description.byteOffset, description.byteLength)
    : Buffer.from(description as ArrayBuffer)
  const units: Buffer[] = []
  let at = 5
  for (const mask of [0x1f, 0xff]) {
    let count = bytes[at++]! & mask
    while (count-- > 0) {
      const length = bytes.readUInt16BE(at)
      units.push(START_CODE, bytes.subarray(at + 2, at + 2 + length))
      at += 2 + length
    }
  }
  return Buffer.concat(units)
}
