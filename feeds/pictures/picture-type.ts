/** First bytes of the types that are shown. SVG is not among them: it is a program. */
const types: [type: string, matches: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['image/webp', (bytes) => /^RIFF....WEBP/s.test(bytes.subarray(0, 12).toString('latin1'))],
  ['image/avif', (bytes) => /^....ftypavi[fs]/s.test(bytes.subarray(0, 12).toString('latin1'))],
]

/** What a picture is by its bytes, whatever its server says; null for what is not shown. */
export function pictureType(body: Uint8Array): string | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return types.find(([, matches]) => matches(bytes))?.[0] ?? null
}
