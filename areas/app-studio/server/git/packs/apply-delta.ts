import { Problem } from '#core/problem.ts'

/**
 * Makes an object from its base and a delta of a pack. The result is limited to the size that the
 * delta states.
 */
export function applyDelta(base: Uint8Array, delta: Uint8Array, mostBytes: number): Uint8Array {
  let at = 0
  const size = () => {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = delta[at++]
      if (byte === undefined || shift > 28) throw damaged()
      value += (byte & 0x7f) * 2 ** shift
      shift += 7
      if (byte < 0x80) return value
    }
  }
  if (size() !== base.byteLength) throw damaged()
  const bytes = size()
  if (bytes > mostBytes) throw tooLarge()
  const made = new Uint8Array(bytes)
  let to = 0
  while (at < delta.byteLength) {
    const command = delta[at++]!
    if (command === 0) throw damaged()
    let [from, length] = [0, 0]
    if (command & 0x80) {
      for (let nth = 0; nth < 4; nth++)
        if (command & (1 << nth)) from += delta[at++]! * 2 ** (8 * nth)
      for (let nth = 0; nth < 3; nth++)
        if (command & (16 << nth)) length += delta[at++]! * 2 ** (8 * nth)
      length ||= 0x10000
      if (!(from + length <= base.byteLength) || to + length > bytes) throw damaged()
      made.set(base.subarray(from, from + length), to)
    } else {
      length = command
      if (at + length > delta.byteLength || to + length > bytes) throw damaged()
      made.set(delta.subarray(at, at + length), to)
      at += length
    }
    to += length
  }
  if (to !== bytes) throw damaged()
  return made
}

export const damaged = () => new Problem('invalid', 'The pack is damaged.')

export const tooLarge = () =>
  new Problem('invalid', 'A file is larger than 5 MB, the most that a file can have here.')
