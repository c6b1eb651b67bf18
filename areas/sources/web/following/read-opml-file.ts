import { OPML } from '../../limits.ts'
import { demandSize } from '#core/file-limits.ts'

/**
 * The number of bytes in which an XML declaration can be. Its letters have the same bytes in nearly
 * every encoding.
 */
const DECLARATION_BYTES = 200

/**
 * Decodes a chosen file, in the encoding that it declares or, if the bytes are not valid UTF-8, in
 * the one that they suggest.
 */
export async function readOpmlFile(file: File): Promise<string> {
  demandSize(file, OPML.bytes, 'Split the list, then import the parts.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const decoder = decoderFor(bytes)
  if (decoder.encoding !== 'utf-8') return decoder.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return isMostlyUtf8(bytes)
      ? decoder.decode(bytes)
      : new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Says if most non-ASCII letters are valid UTF-8. Then a few invalid bytes are damage, not another
 * encoding.
 */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const [bad, good] = [text.match(/\uFFFD/g), text.match(/[^\0-\x7F\uFFFD]/g)]
  return (good?.length ?? 0) > (bad?.length ?? 0)
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be')
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES))
  // safe expression: it looks at 200 bytes
  const declared = /<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/i.exec(start)?.[1] ?? 'utf-8'
  try {
    // A file whose declaration could be read as single bytes is not UTF-16, even if it says so.
    return new TextDecoder(/^utf-?16/i.test(declared) ? 'utf-8' : declared)
  } catch {
    return new TextDecoder()
  }
}
