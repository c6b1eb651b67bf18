import { hash } from 'node:crypto'
import { damaged } from '../damaged.ts'
import { linesOf } from '../lines-of.ts'

const DIGEST_BYTES = 32
const MOST_LINE_BYTES = 1000
/**
 * The number of digests in one buffer. Buffers have a fixed size, because a list that doubles its
 * size would leave as much garbage each time.
 */
const IN_A_PIECE = 4000

export type ChecksumList = ReturnType<typeof checksumList>

/**
 * Collects the checksums of files while they are read, to compare them with the list at the end.
 * Each takes a few bytes, because there may be very many files.
 */
export function checksumList() {
  const pieces: Buffer[] = []
  let count = 0
  const digestOf = (line: string) => hash('sha256', line, 'buffer')

  const found = (at: number) => {
    const start = (at % IN_A_PIECE) * DIGEST_BYTES
    return pieces[Math.floor(at / IN_A_PIECE)]!.subarray(start, start + DIGEST_BYTES)
  }

  return {
    add(hash: string, name: string): void {
      if (count % IN_A_PIECE === 0) pieces.push(Buffer.alloc(IN_A_PIECE * DIGEST_BYTES))
      digestOf(`${hash}  ${name}`).copy(found(count))
      count++
    },
    /**
     * Compares the listed checksums with the collected ones, which must be the same in the same
     * order.
     */
    async compare(body: AsyncGenerator<Buffer>): Promise<void> {
      let at = 0
      for await (const line of linesOf(body, MOST_LINE_BYTES)) {
        const isSame = at < count && digestOf(line).equals(found(at))
        if (!isSame) throw damaged(`"${line.split('  ')[1]}" does not match its checksum`)
        at++
      }
      if (at !== count) throw damaged('it contains more than it lists')
    },
  }
}
