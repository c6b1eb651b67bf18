/** The number of first bytes that are enough to recognize a type. */
export const HEAD_BYTES = 8192

type Match = (bytes: Buffer) => boolean

const startsWith =
  (hex: string): Match =>
  (bytes) =>
    bytes.subarray(0, hex.length / 2).toString('hex') === hex
const zipWith =
  (folder: string): Match =>
  (bytes) =>
    startsWith('504b0304')(bytes) && bytes.includes(`${folder}/`)

/**
 * First bytes of pictures that may be shown. SVG is not among them, because it can contain scripts.
 */
const pictures: [type: string, matches: Match][] = [
  ['image/jpeg', startsWith('ffd8ff')],
  ['image/png', startsWith('89504e470d0a1a0a')],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF....WEBP/s.test(bytes.subarray(0, 12).toString('latin1'))],
  ['image/avif', (bytes) => /^....ftypavi[fs]/s.test(bytes.subarray(0, 12).toString('latin1'))],
]

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const PDF_HEADER_WITHIN = 1024

const types: [type: string, matches: Match][] = [
  ...pictures,
  ['application/pdf', (bytes) => bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')],
  ['application/msword', startsWith('d0cf11e0')],
  [`${OFFICE}.wordprocessingml.document`, zipWith('word')],
  [`${OFFICE}.spreadsheetml.sheet`, zipWith('xl')],
  [`${OFFICE}.presentationml.presentation`, zipWith('ppt')],
  ['application/zip', startsWith('504b0304')],
  ['application/gzip', startsWith('1f8b')],
  ['text/plain', isText],
]

const UNKNOWN = 'application/octet-stream'

/** All types that `fileType` returns. */
export const fileTypes: readonly string[] = [...types.map(([type]) => type), UNKNOWN]

/**
 * Recognizes the type of a file by its first bytes, whatever its name is. Markup counts as plain
 * text, so that it is never shown as a page.
 */
export function fileType(head: Uint8Array): string {
  return typeIn(types, head) ?? UNKNOWN
}

/**
 * Recognizes the type of a picture by its bytes, whatever type its server states; null for types
 * that are not shown.
 */
export function pictureType(body: Uint8Array): string | null {
  return typeIn(pictures, body)
}

function typeIn(known: typeof types, body: Uint8Array): string | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return known.find(([, matches]) => matches(bytes))?.[0] ?? null
}

/** Says if bytes are text: without zero bytes, or UTF-16 with a byte order mark (Unicode, 23.8). */
function isText(bytes: Buffer): boolean {
  return startsWith('fffe')(bytes) || startsWith('feff')(bytes) || !bytes.includes(0)
}
