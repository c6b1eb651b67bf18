import { createHash } from 'node:crypto'
import { damaged } from './damaged.ts'
import { linesOf } from './lines-of.ts'

const DIGEST_BYTES = 32
const MOST_LINE_BYTES = 1000

export type ChecksumList = ReturnType<typeof checksumList>

/** What was found, to be held against the list at the end; a few bytes each, since there may be very many. */
export function checksumList() {
  let found = Buffer.alloc(1000 * DIGEST_BYTES)
  let count = 0
  const digestOf = (line: string) => createHash('sha256').update(line).digest()

  return {
    add(hash: string, name: string): void {
      if (count * DIGEST_BYTES === found.length) found = Buffer.concat([found, found])
      digestOf(`${hash}  ${name}`).copy(found, count * DIGEST_BYTES)
      count++
    },
    /** Each stated line is one that was found, in the same order, and no more was found. */
    async compare(body: AsyncGenerator<Buffer>): Promise<void> {
      let at = 0
      for await (const line of linesOf(body, MOST_LINE_BYTES)) {
        const start = at * DIGEST_BYTES
        const isSame =
          at < count && digestOf(line).equals(found.subarray(start, start + DIGEST_BYTES))
        if (!isSame) throw damaged(`"${line.split('  ')[1]}" does not match its checksum`)
        at++
      }
      if (at !== count) throw damaged('it contains more than it lists')
    },
  }
}
