import {
  ALL_FORMATS,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type EncodedPacket,
  type InputTrack,
} from 'mediabunny'
import { stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { Problem } from '#core/problem.ts'
import { decodedSound, decodedVideo } from './checking/decode.ts'
import { nativeLibrary } from './encoding/native-library.ts'
import { checkUnits } from './checking/units.ts'

/** The largest allowed gap between packets, and between the stated and the real length. */
const MOST_APART_SECONDS = 0.5
/**
 * The longest allowed gap in a WebM, which does not state how long a frame is shown; this program
 * shows each for a second at most.
 */
const LONGEST_UNSAID_SECONDS = 1.2

/**
 * Decodes a video completely and returns its length; fails if it is broken or cut off. Without the
 * native library, H.264 and AAC cannot be decoded, so each packet is only parsed.
 */
export async function checkVideo(path: string): Promise<{ seconds: number }> {
  const broken = (cause?: unknown) =>
    new Problem('invalid', 'The video is broken: it does not play to its end.', { cause })
  await stat(path).catch((cause: unknown) => {
    throw new Problem('not-found', 'The video is gone.', { cause })
  })
  try {
    using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (!video || !audio) throw new Error('it has no pictures or no sound')
    const library = nativeLibrary()
    const pictures = library
      ? decodedVideo(library, await video.getDecoderConfig())
      : checkUnits(video)
    const sound = library
      ? decodedSound(library, await audio.getDecoderConfig())
      : checkUnits(audio)
    const seconds = await readWhole(video, pictures.add)
    const heard = await readWhole(audio, sound.add)
    await pictures.finish()
    await sound.finish()
    if (Math.abs(seconds - heard) > LONGEST_UNSAID_SECONDS)
      throw new Error(`pictures end at ${seconds}, sound at ${heard}`)
    return { seconds: Math.max(seconds, heard) }
  } catch (cause) {
    throw cause instanceof Problem ? cause : broken(cause)
  }
}

/**
 * Reads every packet in order; returns the length that the file states, if the last packet ends
 * there.
 */
async function readWhole(
  track: InputTrack,
  add: (packet: EncodedPacket) => void | Promise<void>,
): Promise<number> {
  let end = 0
  const codec = await track.getCodec()
  // WebM does not state how long a frame is shown.
  const allowed = codec === 'avc' || codec === 'aac' ? MOST_APART_SECONDS : LONGEST_UNSAID_SECONDS
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp > end + allowed)
      throw new Error(`nothing from ${end} to ${packet.timestamp}`)
    await add(packet)
    end = packet.timestamp + packet.duration
    await setImmediate()
  }
  // The packets must reach the length that the file states.
  const promised = await track.computeDuration()
  if (end === 0 || Math.abs(promised - end) > allowed)
    throw new Error(`it ends at ${end} of ${promised}`)
  return promised
}
