import { OPML } from '#core/limits.ts'
import { demandSize } from '#core/file-limits.ts'

/** An XML declaration stands within the first bytes, in letters that nearly every encoding shares. */
const DECLARATION_BYTES = 200

/** The text of a chosen file, in the encoding that it declares. */
export async function readOpmlFile(file: File): Promise<string> {
  demandSize(file, OPML.bytes, 'Split the list, then import the parts.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return decoderFor(bytes).decode(bytes)
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be')
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES))
  // safe expression: it looks at 200 bytes
  const declared = /<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/i.exec(start)?.[1] ?? 'utf-8'
  try {
    // A file that we read byte by byte cannot be UTF-16, whatever it says.
    return new TextDecoder(/^utf-?16/i.test(declared) ? 'utf-8' : declared)
  } catch {
    return new TextDecoder()
  }
}
