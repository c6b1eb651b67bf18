import type { FileContent } from '../../contracts/files.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a file; null if the file is not text. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

export function contentOf(bytes: Uint8Array): FileContent {
  const text = textOf(bytes)
  return text === null ? { base64: Buffer.from(bytes).toString('base64') } : { text }
}

export function bytesOf(content: FileContent): Uint8Array {
  return 'text' in content ? Buffer.from(content.text) : Buffer.from(content.base64, 'base64')
}
