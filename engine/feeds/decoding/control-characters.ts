import iconv from 'iconv-lite'

/** Characters of windows-1252 for 0x80 to 0x9f, which are unused control characters in Unicode; five have none. */
const MEANT = Array.from({ length: 0x20 }, (_, i) => {
  const char = iconv.decode(Buffer.of(0x80 + i), 'windows-1252')
  return char === '\ufffd' || char.charCodeAt(0) === 0x80 + i ? '' : char
})

// oxlint-disable-next-line no-control-regex
const MEANT_AS_NOTHING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Removes the control characters that XML forbids, in any spelling: "&#8;" is one. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(MEANT_AS_NOTHING, '')
}

/** A text repaired from a publisher's mistake of windows-1252 for latin-1: U+0092 is the apostrophe of "don’t". */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\u0080-\u009f]/g, (char) => MEANT[char.charCodeAt(0) - 0x80]!)
}
