import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import { withoutControls } from './control-characters.ts'
import { encodedOnce } from './double-encoding.ts'

/** How much of a document is read to learn its encoding. */
const HEAD_BYTES = 1024
const SNIFF_BYTES = 16_384
/** Text with fewer broken letters than this, beside each sound one that is not of ASCII, is UTF-8. */
const BROKEN_SHARE = 0.05

const byteOrderMarks: [name: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Labels that publishers use and mean another by, as browsers take them (WHATWG Encoding). */
const meant: Record<string, string> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'x-sjis': 'shift_jis',
  'unicode-1-1-utf-8': 'utf-8',
  utf8: 'utf-8',
}

/**
 * The text of a document in whatever encoding it is: what its bytes prove, else what it or its server
 * declares, else what its letters look like. `doubt` says where the declaration was wrong.
 */
export function decodeBody(
  body: Uint8Array,
  contentType?: string,
): { text: string; doubt: string | null } {
  const { text, doubt } = decoded(body, contentType)
  return { text: withoutControls(text), doubt }
}

function decoded(body: Uint8Array, contentType?: string): { text: string; doubt: string | null } {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))
  if (marked && marked[0] !== 'utf-8') return { text: iconv.decode(bytes, marked[0]), doubt: null }

  const wide = wideXml(bytes)
  if (wide) return { text: iconv.decode(bytes, wide), doubt: null }

  const declared = marked?.[0] ?? declaredInXml(bytes) ?? declaredByServer(contentType)
  const isUtf8 = isValidUtf8(bytes)
  // Text that is valid UTF-8 and not plain ASCII is UTF-8, whatever it says of itself.
  if (isUtf8) {
    const text = bytes.toString('utf8').replace(/^\ufeff/, '')
    const once = encodedOnce(text)
    if (once !== null) return { text: once, doubt: 'Its text was encoded twice' }
    const isLie = declared !== null && declared !== 'utf-8' && bytes.some((byte) => byte > 127)
    return {
      text,
      doubt: isLie ? `It declares the encoding ${declared} and is written in UTF-8` : null,
    }
  }
  if (marked) return { text: iconv.decode(bytes, marked[0]), doubt: null }
  const mended = nearlyUtf8(bytes)
  if (mended !== null) return { text: mended, doubt: 'Some of its letters are broken' }
  if (declared !== null && declared !== 'utf-8' && iconv.encodingExists(declared)) {
    return { text: iconv.decode(bytes, declared), doubt: null }
  }
  const likely = sniffed(bytes)
  return {
    text: iconv.decode(bytes, likely),
    doubt: `It ${declared === null ? 'declares no encoding' : `declares the encoding ${declared}`} and looks like ${likely}`,
  }
}

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** A publisher that cuts a text inside a letter breaks that one: the other ones tell what they are written in. */
function nearlyUtf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder('utf-8').decode(bytes)
  let [sound, broken] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) broken++
    else if (code > 127) sound++
  }
  return broken <= sound * BROKEN_SHARE ? text : null
}

/** "<?" in two or four bytes a character, without a mark (XML 1.0, appendix F). */
function wideXml(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 4).toString('hex')
  if (head === '3c003f00') return 'utf-16le'
  if (head === '003c003f') return 'utf-16be'
  if (head === '3c000000') return 'utf-32le'
  if (head === '0000003c') return 'utf-32be'
  return null
}

function declaredInXml(bytes: Buffer): string | null {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1')
  // safe expression: it looks at 1024 bytes
  return encodingName(/<\?xml[^>]*\bencoding\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1])
}

function declaredByServer(contentType?: string): string | null {
  return encodingName(/;\s*charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType ?? '')?.[1])
}

function encodingName(label: string | undefined): string | null {
  if (label === undefined) return null
  const name = label.toLowerCase()
  return meant[name] ?? name
}

function sniffed(bytes: Buffer): string {
  const telling = tellingPart(bytes)
  const words = wordsAbroad(telling)
  const best = likeliest(words)
  const name = best?.name.toLowerCase() ?? 'windows-1252'
  // One bad byte must not turn a page of UTF-8 into another alphabet.
  const found = best && best.confidence >= 10 ? (meant[name] ?? name) : 'windows-1252'
  if (!/^(?:windows-125\d|iso-8859-\d+|koi8-r)$/.test(found)) return found
  // Alphabets of one byte a letter look alike: what the feed says of its language tells.
  const usual = encodings[languageIn(bytes)]
  return usual !== undefined && areLetters(iconv.decode(words, usual)) ? usual : found
}

function areLetters(text: string): boolean {
  return !/[^\p{L}\p{M}\p{P}\s@`^|~]/u.test(text)
}

function likeliest(words: Buffer) {
  const known = analyse(words).filter(
    ({ name }) => iconv.encodingExists(name) && !iconv.decode(words, name).includes('\ufffd'),
  )
  // Words of letters beyond ASCII alone are not of the Latin alphabet, which has few of them in a word.
  const isLatin = shareOfPairs(words) < LATIN_PAIRS || shareOfAscii(words) >= LATIN_ASCII
  return known.find(({ name }) => isLatin || !LATIN.test(name)) ?? known[0]
}

/** Most letters of a word beyond ASCII stand beside another one, in alphabets that are not the Latin one. */
const LATIN_PAIRS = 0.6
/** Of "Grüße", three of five letters are ASCII; of other alphabets at most every second byte of an Asian one. */
const LATIN_ASCII = 0.55
const LATIN = /^(?:windows-125[0247]|iso-8859-(?:[1-4]|9|10|1[3-6]))$/i
/** Of which languages the alphabet has one byte a letter, and which one it mostly is. */
const encodings: Record<string, string> = Object.fromEntries(
  [
    ['windows-1250', 'pl cs sk hu ro hr sl bs sq'],
    ['windows-1251', 'uk be bg mk sr'],
    ['windows-1253', 'el'],
    ['windows-1254', 'tr az'],
    ['windows-1255', 'he'],
    ['windows-1256', 'ar fa ur'],
    ['windows-1257', 'lt lv et'],
    ['windows-874', 'th'],
  ].flatMap(([encoding, languages]) =>
    languages!.split(' ').map((language) => [language, encoding!]),
  ),
)

function languageIn(bytes: Buffer): string {
  const head = bytes.subarray(0, SNIFF_BYTES).toString('latin1')
  return (
    /(?:<(?:dc:)?language>\s{0,20}|\b(?:xml:)?lang=["'])([a-z]{2})\b/i
      .exec(head)?.[1]
      ?.toLowerCase() ?? ''
  )
}

/** The words that are not of ASCII alone: markup tells nothing of an alphabet. */
function wordsAbroad(bytes: Buffer): Buffer {
  const words: number[] = []
  let start = -1
  let isAbroad = false
  for (let at = 0; at <= bytes.length; at++) {
    const byte = bytes[at] ?? SPACE
    if (isLetter(byte)) {
      if (start < 0) start = at
      isAbroad ||= byte > 127
      continue
    }
    if (isAbroad) words.push(...bytes.subarray(start, at), SPACE)
    start = -1
    isAbroad = false
  }
  return Buffer.from(words)
}

function shareOfPairs(words: Buffer): number {
  let all = 0
  let beside = 0
  for (const [at, byte] of words.entries()) {
    if (byte < 128) continue
    all++
    if (words[at - 1]! > 127 || words[at + 1]! > 127) beside++
  }
  return beside / Math.max(1, all)
}

function shareOfAscii(words: Buffer): number {
  const letters = words.filter((byte) => byte !== SPACE)
  return letters.filter((byte) => byte < 128).length / Math.max(1, letters.length)
}

const SPACE = 32

/** Of ASCII, or whatever letter its alphabet has there; `@[` and what stands between letters can be half of one in Asia. */
function isLetter(byte: number): boolean {
  return byte > 127 || (byte >= 64 && byte < 127)
}

/** Pages may begin with more scripts than are looked at, all in ASCII, which tell nothing. */
function tellingPart(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte > 127)
  const from = first < SNIFF_BYTES ? 0 : first
  return bytes.subarray(from, from + SNIFF_BYTES)
}
