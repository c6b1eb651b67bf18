import { Problem } from '#core/problem.ts'

/** The packet that ends a list of lines. */
export const FLUSH = Buffer.from('0000')

const LENGTH_CHARACTERS = 4
/** The most bytes of content in a line of the side band, without the length and the band number. */
const BAND_BYTES = 65_520 - LENGTH_CHARACTERS - 1

/**
 * The bands that share an answer: `data` has the pack or the report, and `words` has lines that git
 * shows after "remote:".
 */
export const BAND = { data: 1, words: 2 } as const

/** Encodes a line of git's protocol, which begins with its length. */
export function pktLine(content: string | Uint8Array): Buffer {
  const body = Buffer.from(content as Uint8Array)
  const length = (body.length + LENGTH_CHARACTERS).toString(16).padStart(LENGTH_CHARACTERS, '0')
  return Buffer.concat([Buffer.from(length), body])
}

/** Encodes bytes as lines of one band. */
export function inBand(band: number, content: string | Uint8Array): Buffer {
  const body = Buffer.from(content as Uint8Array)
  const lines: Buffer[] = []
  for (let at = 0; at < body.length; at += BAND_BYTES)
    lines.push(pktLine(Buffer.concat([Buffer.of(band), body.subarray(at, at + BAND_BYTES)])))
  return Buffer.concat(lines)
}

export interface ReadLine {
  /** The text of the line; null for a flush packet. */
  text: string | null
  /** The offset at which the line ends. */
  end: number
}

/** Yields the lines of a request, without line ends. */
export function* readPktLines(bytes: Uint8Array): Generator<ReadLine> {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < body.length;) {
    const stated = body.toString('latin1', at, at + LENGTH_CHARACTERS)
    if (!/^[0-9a-f]{4}$/i.test(stated)) throw notGit()
    const length = Number.parseInt(stated, 16)
    if (length === 0) {
      at += LENGTH_CHARACTERS
      yield { text: null, end: at }
      continue
    }
    if (length < LENGTH_CHARACTERS || at + length > body.length) throw notGit()
    const text = body.toString('utf8', at + LENGTH_CHARACTERS, at + length).replace(/\n$/, '')
    at += length
    yield { text, end: at }
  }
}

export const notGit = () => new Problem('invalid', 'This is not how git asks. Use git itself.')
