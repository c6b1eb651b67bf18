import { Problem } from '#core/problem.ts'
import type { Spoken } from './voice.ts'

const HEADER = 12
const CHUNK_HEADER = 8
/**
 * Placeholders for the length. A server that sends sound while it is made does not know the length
 * yet.
 */
const UNKNOWN_LENGTHS = [0, 0xff_ff_ff_ff, 0x7f_ff_ff_ff]
const FLOATS = 3
/** The code for a format that is stated further on in the header. */
const EXTENSIBLE = 0xff_fe
const EXTENSIBLE_FORMAT = 24

interface Format {
  isFloat: boolean
  channels: number
  rate: number
  bits: number
}

/**
 * Decodes a WAV file and mixes its channels to one. Fails if the file is shorter than it states.
 */
export function decodeWav(file: Uint8Array): Spoken {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let format: Format | undefined
  for (let at = HEADER; at + CHUNK_HEADER <= file.length;) {
    const name = String.fromCharCode(...file.subarray(at, at + 4))
    const said = view.getUint32(at + 4, true)
    const start = at + CHUNK_HEADER
    const there = file.length - start
    if (name === 'fmt ' && there >= 16) format = readFormat(view, start, said)
    if (name === 'data' && format) {
      if (said > there && !UNKNOWN_LENGTHS.includes(said)) throw endsEarly()
      const length = UNKNOWN_LENGTHS.includes(said) ? there : said
      return { samples: readSamples(view, start, length, format), rate: format.rate }
    }
    at = start + said + (said % 2)
  }
  throw endsEarly()
}

const endsEarly = () => new Problem('unavailable', 'The sound ends before its time.')

function readFormat(view: DataView, at: number, length: number): Format {
  const told = view.getUint16(at, true)
  const hasMore = told === EXTENSIBLE && length > EXTENSIBLE_FORMAT
  const kind = hasMore ? view.getUint16(at + EXTENSIBLE_FORMAT, true) : told
  const format = {
    isFloat: kind === FLOATS,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  }
  const isKnown =
    kind === FLOATS ? format.bits === 32 : kind === 1 && [8, 16, 24, 32].includes(format.bits)
  if (!isKnown || format.channels === 0 || format.rate < 4000 || format.rate > 192_000) {
    throw new Problem('unavailable', 'The sound is of a kind of WAV that is not supported.')
  }
  return format
}

function readSamples(view: DataView, start: number, length: number, format: Format): Float32Array {
  const { channels, bits } = format
  const width = bits / 8
  const count = Math.floor(length / (width * channels))
  const samples = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) {
      sum += readSample(view, start + (i * channels + channel) * width, format)
    }
    samples[i] = sum / channels
  }
  return samples
}

function readSample(view: DataView, at: number, { isFloat, bits }: Format): number {
  if (isFloat) {
    const value = view.getFloat32(at, true)
    return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
  }
  if (bits === 8) return (view.getUint8(at) - 128) / 128
  if (bits === 16) return view.getInt16(at, true) / 2 ** 15
  if (bits === 24) return (view.getUint16(at, true) + view.getInt8(at + 2) * 2 ** 16) / 2 ** 23
  return view.getInt32(at, true) / 2 ** 31
}
