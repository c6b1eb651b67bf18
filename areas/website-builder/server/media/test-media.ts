import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import sharp from 'sharp'

/** A picture of one color. */
export async function testPicture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Uint8Array> {
  const background = { r: 30, g: 90, b: 120 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** A file with a video track of one frame, which is never decoded. */
export async function testVideo(kind: 'mp4' | 'webm' = 'mp4'): Promise<Uint8Array> {
  const target = new BufferTarget()
  const format = kind === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat()
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  output.setMetadataTags({ title: 'Harbour, 54.32 N 10.14 E' })
  await output.start()
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 36 }
  await source.add(new EncodedPacket(new Uint8Array(4000), 'key', 0, 1), { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer!)
}
