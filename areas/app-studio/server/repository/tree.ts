import { Problem } from '#core/problem.ts'

/** The modes of entries in a folder, as git writes them. */
export const MODE = {
  file: '100644',
  executable: '100755',
  folder: '40000',
  link: '120000',
  module: '160000',
} as const

/** An entry of a folder in git's format. */
export interface TreeLine {
  mode: string
  name: string
  id: string
}

const SPACE = 0x20
const ID_BYTES = 20
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads the entries of a folder; fails if the bytes are not a folder. */
export function readTreeLines(bytes: Uint8Array): TreeLine[] {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lines: TreeLine[] = []
  for (let at = 0; at < body.length;) {
    const space = body.indexOf(SPACE, at)
    const end = body.indexOf(0, space)
    if (space < 0 || end < 0 || end + 1 + ID_BYTES > body.length) throw damaged()
    lines.push({
      mode: body.toString('latin1', at, space),
      name: decoded(body.subarray(space + 1, end)),
      id: body.toString('hex', end + 1, end + 1 + ID_BYTES),
    })
    at = end + 1 + ID_BYTES
  }
  return lines
}

/**
 * Writes a folder with these entries in git's order, which sorts a folder as if its name ended with
 * "/".
 */
export function writeTreeLines(lines: readonly TreeLine[]): Uint8Array {
  const keyed = lines.map((line) => ({
    line,
    key: Buffer.from(line.mode === MODE.folder ? `${line.name}/` : line.name),
  }))
  keyed.sort((one, other) => Buffer.compare(one.key, other.key))
  return Buffer.concat(
    keyed.flatMap(({ line: { mode, name, id } }) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(id, 'hex'),
    ]),
  )
}

function decoded(name: Uint8Array): string {
  try {
    return utf8.decode(name)
  } catch {
    throw new Problem('invalid', 'A file name is not UTF-8. Rename the file.')
  }
}

const damaged = () => new Problem('invalid', 'A folder of the repository is damaged.')
