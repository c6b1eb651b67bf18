const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const COMMENT_BYTES = 0xffff
const UNIX = 3
const KIND_OF_FILE = 0o170000
const SYMBOLIC_LINK = 0o120000

/** An entry of a ZIP file, as described in its directory. */
interface ZipEntry {
  name: string
  isLink: boolean
}

/** Lists all entries of a ZIP file, including duplicates; empty if its directory cannot be read. */
export function entriesOf(zip: Uint8Array): ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endOf(view)
  if (end === null) return []
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  while (at + ENTRY_BYTES <= view.byteLength && view.getUint32(at, true) === ENTRY_SIGNATURE) {
    const name = zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + view.getUint16(at + 28, true))
    const mode = view.getUint16(at + 40, true)
    const isOfUnix = view.getUint8(at + 5) === UNIX
    entries.push({
      name: new TextDecoder().decode(name),
      isLink: isOfUnix && (mode & KIND_OF_FILE) === SYMBOLIC_LINK,
    })
    at +=
      ENTRY_BYTES + name.byteLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/**
 * The offset of the record at the end of the directory, which a comment may follow; null if there
 * is none.
 */
function endOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES); at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  return null
}
