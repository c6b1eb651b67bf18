import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

const UNIX = 3
const MODES = { file: 0o100644, executable: 0o100755 }
const MODE_PLACE = 0x10000

export interface ZippedFile {
  path: string
  content: Uint8Array
  isExecutable?: boolean
  /** True if the file is compressed already, as pictures are. */
  isPacked?: boolean
}

/** Packs files one by one, as they arrive, and compresses those that are not compressed yet. */
export async function* streamZip(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
  editedAt: Date,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  for await (const { path, content, isExecutable = false, isPacked = false } of files) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    file.mtime = editedAt
    file.os = UNIX
    file.attrs = (isExecutable ? MODES.executable : MODES.file) * MODE_PLACE
    zip.add(file)
    file.push(content, true)
    yield* packed.splice(0)
  }
  zip.end()
  yield* packed.splice(0)
}
