import { MPEGDecoder } from 'mpg123-decoder'
import { Problem } from '#core/problem.ts'
import { decodeWav } from './decode-wav.ts'
import type { Spoken } from './voice.ts'

/**
 * The beginning of a file that is text, whatever type is stated: a web page, or an error as JSON.
 */
const TEXT = /^\s{0,20}[<{[A-Za-z]/
const TEXT_LOOK_BYTES = 40

/** Decodes sound from another server: WAV or mp3, whatever type is stated. */
export async function decodeSound(file: Uint8Array): Promise<Spoken> {
  if (file.length === 0) throw new Problem('unavailable', 'The answer is empty.')
  const head = String.fromCharCode(...file.subarray(0, TEXT_LOOK_BYTES))
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WAVE') return decodeWav(file)
  if (head.startsWith('ID3') || isFrame(file)) return decodeMp3(file)
  if (TEXT.test(head) && !head.startsWith('OggS') && !head.startsWith('fLaC')) {
    throw new Problem('unavailable', 'The answer is text instead of sound.')
  }
  throw new Problem('unavailable', 'The sound is neither WAV nor mp3.')
}

/** Says if a file begins with an mp3 frame: eleven set bits. */
const isFrame = (file: Uint8Array) => file[0] === 0xff && ((file[1] ?? 0) & 0xe0) === 0xe0

async function decodeMp3(file: Uint8Array): Promise<Spoken> {
  const decoder = new MPEGDecoder()
  try {
    await decoder.ready
    const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(file)
    if (samplesDecoded === 0 || errors.length > 0) {
      throw new Problem('unavailable', 'The sound is a broken mp3.')
    }
    return { samples: mixed(channelData, samplesDecoded), rate: sampleRate }
  } finally {
    decoder.free()
  }
}

function mixed(channels: readonly Float32Array[], length: number): Float32Array {
  const samples = new Float32Array(length)
  for (const channel of channels) {
    for (let i = 0; i < length; i++) samples[i]! += channel[i]! / channels.length
  }
  return samples
}
