import { byteWords } from '../disk/byte-words.ts'
import { damaged, tooMuch } from './damaged.ts'

const LINE_END = 10

/** The lines of a UTF-8 text, one at a time; fails at a line longer than `mostBytes`. */
export async function* linesOf(
  body: AsyncIterable<Buffer>,
  mostBytes: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let parts: Buffer[] = []
  let length = 0

  function add(part: Buffer): void {
    length += part.length
    if (length > mostBytes) throw tooMuch(`a row of it has more than ${byteWords(mostBytes)}`)
    // Copied, so that the whole piece need not stay in memory.
    parts.push(Buffer.from(part))
  }

  function whole(): string {
    const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
    parts = []
    length = 0
    try {
      return decoder.decode(bytes)
    } catch (error) {
      throw damaged('a row of it is not text', error)
    }
  }

  for await (const piece of body) {
    let start = 0
    for (;;) {
      const end = piece.indexOf(LINE_END, start)
      if (end === -1) break
      add(piece.subarray(start, end))
      yield whole()
      start = end + 1
    }
    if (start < piece.length) add(piece.subarray(start))
  }
  if (length > 0) yield whole()
}
