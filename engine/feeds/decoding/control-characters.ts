import iconv from 'iconv-lite'

/**
 * Characters of windows-1252 for the bytes 0x80 to 0x9f, which are control characters in Unicode;
 * five bytes have no character.
 */
const MEANT = Array.from({ length: 0x20 }, (_, i) => {
  const char = iconv.decode(Buffer.of(0x80 + i), 'windows-1252')
  return char === '\ufffd' || char.charCodeAt(0) === 0x80 + i ? '' : char
})

// oxlint-disable-next-line no-control-regex
const MEANT_AS_NOTHING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/**
 * Removes the control characters that XML forbids. References such as "&#8;" have to be decoded
 * before.
 */
export function withoutUnseen(text: string): string {
  return text.replaceAll(MEANT_AS_NOTHING, '')
}

/**
 * Repairs a text that was written in windows-1252 and labeled as latin-1: U+0092 is the apostrophe
 * of "don’t".
 */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\u0080-\u009f]/g, (char) => MEANT[char.charCodeAt(0) - 0x80]!)
}
