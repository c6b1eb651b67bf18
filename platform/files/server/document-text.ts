import { Problem } from '#core/problem.ts'
import { decodeBody } from '#engine/feeds/decoding/decode-body.ts'
import { wordsOf } from '#engine/markup/words-of.ts'

/** A document: the reader's name for the file, and its bytes. */
export interface Document {
  name: string
  bytes: Uint8Array
}

type Kind = 'pdf' | 'doc' | 'docx' | 'txt'

const kinds: Record<Kind, { noun: string; read: (bytes: Uint8Array) => Promise<string> }> = {
  pdf: { noun: 'a PDF', read: readPdf },
  doc: { noun: 'a Word document', read: readWord },
  docx: { noun: 'a Word document', read: readWord },
  txt: { noun: 'a plain text', read: readPlain },
}

/**
 * The text of a document, up to 200,000 characters. Reading may take long, so this must be called
 * in a thread of its own. Fails with a `Problem` if the document has another format than its name
 * says, is unreadable, or has no text.
 */
export async function documentText({ name, bytes }: Document): Promise<string> {
  if (bytes.length === 0) throw new Problem('invalid', `“${name}” is empty.`)
  const claimed = kindOfName(name)
  if (claimed === null) {
    throw new Problem(
      'invalid',
      `“${name}” is not a supported file type. Choose a .pdf, .doc, .docx or .txt file.`,
    )
  }
  const actual = kindOfBytes(bytes)
  // Both Word formats count as one, because their files often have each other's ending.
  const isAsNamed = actual !== null && kinds[actual].noun === kinds[claimed].noun
  if (!isAsNamed) {
    throw new Problem(
      'invalid',
      `“${name}” is not ${kinds[claimed].noun}, despite its name. Save it again as one, or as .txt.`,
    )
  }
  const text = await kinds[actual].read(bytes).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new Problem(
        'invalid',
        `“${name}” is password-protected. Save a copy without a password.`,
      )
    }
    throw new Problem(
      'invalid',
      `“${name}” is damaged or in an unsupported format. Save it again, or as .txt.`,
    )
  })
  const words = wordsOf(text)
  if (!/[\p{L}\p{N}]/u.test(words)) {
    throw new Problem(
      'invalid',
      `No text was found in “${name}”. If it is a scan, run text recognition (OCR) on it first.`,
    )
  }
  return words
}

function kindOfName(name: string): Kind | null {
  const extension = name.toLowerCase().split('.').at(-1)!
  return Object.hasOwn(kinds, extension) ? (extension as Kind) : null
}

const PDF_HEADER_WITHIN = 1024

function kindOfBytes(bytes: Uint8Array): Kind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf'
  if (head.subarray(0, 4).toString('hex') === 'd0cf11e0') return 'doc'
  if (head.subarray(0, 4).toString('hex') === '504b0304') return 'docx'
  return isPlain(head) ? 'txt' : null
}

/**
 * Says if a file is plain text: without zero bytes, or UTF-16 with a byte order mark (Unicode,
 * 23.8).
 */
function isPlain(head: Buffer): boolean {
  const isWide = ['fffe', 'feff'].includes(head.subarray(0, 2).toString('hex'))
  return isWide || !head.includes(0)
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf')
  // The library gets a copy, because it takes over the memory of its input.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: true })
  return text
}

/** Reads a Word document; fails if it would unpack to more than any real document. */
async function readWord(bytes: Uint8Array): Promise<string> {
  if (unpackedBytes(Buffer.from(bytes)) > MOST_UNPACKED_BYTES) throw new Error('Too large unpacked')
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  return [document.getBody(), document.getFootnotes(), document.getTextboxes()].join('\n')
}

const MOST_UNPACKED_BYTES = 200_000_000
const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002')
const SIZE_AT = 24

/**
 * The sum of the sizes that a zip states (APPNOTE.TXT 4.3.12). The zip library fails if a real size
 * is larger.
 */
function unpackedBytes(zip: Buffer): number {
  let sum = 0
  for (let at = zip.indexOf(DIRECTORY_ENTRY); at >= 0; at = zip.indexOf(DIRECTORY_ENTRY, at + 4)) {
    if (at + SIZE_AT + 4 <= zip.length) sum += zip.readUInt32LE(at + SIZE_AT)
  }
  return sum
}

async function readPlain(bytes: Uint8Array): Promise<string> {
  return decodeBody(bytes).text
}
