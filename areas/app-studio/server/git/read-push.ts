import { GIT } from '../../limits.ts'
import { NO_ID } from '../repository/objects.ts'
import { notGit, readPktLines } from './pkt-lines.ts'

/** A change of a ref that a push requests. */
export interface Command {
  name: string
  /** The former commit; null if the ref is new. */
  from: string | null
  /** The new commit; null if the ref is deleted. */
  to: string | null
}

export interface Push {
  commands: Command[]
  hasBands: boolean
  pack: Uint8Array
  /** True if the pack was too large. `pack` then has only a part of it. */
  isTooLarge: boolean
}

const COMMAND = /^([0-9a-f]{40}) ([0-9a-f]{40}) ([^\0]+)(?:\0(.*))?$/

/**
 * Reads a push while it arrives. Bytes beyond the limit are read and discarded, so that git still
 * receives the reason of the refusal.
 */
export async function readPush(stream: AsyncIterable<Uint8Array>): Promise<Push> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of stream) {
    bytes += piece.byteLength
    if (bytes <= GIT.packBytes) pieces.push(piece)
  }
  const body = Buffer.concat(pieces)
  const commands: Command[] = []
  let hasBands = false
  let end = 0
  for (const line of readPktLines(body)) {
    end = line.end
    if (line.text === null) break
    const [, from, to, name, capabilities = ''] = COMMAND.exec(line.text) ?? []
    if (from === undefined || to === undefined || name === undefined) throw notGit()
    if (commands.length >= GIT.refsAtOnce) throw notGit()
    hasBands ||= capabilities.split(' ').includes('side-band-64k')
    commands.push({ name, from: from === NO_ID ? null : from, to: to === NO_ID ? null : to })
  }
  return { commands, hasBands, pack: body.subarray(end), isTooLarge: bytes > GIT.packBytes }
}
