import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import { withoutControls, withoutUnseen } from './control-characters.ts'
import { encodedOnce } from './double-encoding.ts'
import { withoutHalves } from './halves.ts'
import { nearlyUtf8 } from './nearly-utf8.ts'

/** The part of a document that is read to find its encoding. */
const HEAD_BYTES = 1024
const SNIFF_BYTES = 16_384
const PAGE_HEAD_BYTES = 4096
/**
 * The number of bytes that are read to recognize UTF-16 and UTF-32. A document begins with markup
 * in ASCII characters, whatever its language.
 */
const WIDE_BYTES = 64
const WIDE_SHARE = 0.8
/** The encoding that servers declare by default. */
const USUAL = 'windows-1252'
/** The first sequence that distinguishes ISO-2022-JP from ASCII. */
const JAPANESE_SHIFT = '\u001b$B'

const byteOrderMarks: [name: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Labels that publishers use for another encoding, as in browsers (WHATWG Encoding). */
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
 * The text of a document in any encoding: the one that its bytes prove, else the declared one, else
 * a guess from its letters. `doubt` says what was wrong with the declaration; null if nothing was.
 */
export function decodeBody(
  body: Uint8Array,
  contentType?: string,
): { text: string; doubt: string | null } {
  const { text, doubt } = decoded(body, contentType)
  return { text: withoutControls(withoutUnseen(withoutHalves(text))), doubt }
}

function decoded(body: Uint8Array, contentType?: string): { text: string; doubt: string | null } {
  const sent = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, i) => sent[i] === byte))
  if (marked && marked[0] !== 'utf-8') return { text: iconv.decode(sent, marked[0]), doubt: null }

  const wide = wideText(sent)
  if (wide) return { text: iconv.decode(sent, wide), doubt: null }

  // Some publishers write the byte order mark in front of any encoding.
  const bytes = sent.subarray(marked?.[1].length ?? 0)
  const all = declarations(bytes, contentType)
  const declared = marked?.[0] ?? all[0] ?? null
  // Valid UTF-8 that is not plain ASCII is UTF-8, whatever is declared.
  if (isValidUtf8(bytes)) {
    if (bytes.includes(JAPANESE_SHIFT)) {
      return { text: new TextDecoder('iso-2022-jp').decode(bytes), doubt: null }
    }
    const text = bytes.toString('utf8').replace(/^\ufeff/, '')
    const once = encodedOnce(text)
    if (once !== null) return { text: once, doubt: 'Its text was encoded twice' }
    const isLie = declared !== null && declared !== 'utf-8' && bytes.some((byte) => byte > 127)
    return {
      text,
      doubt: isLie ? `It declares the encoding ${declared} and is written in UTF-8` : null,
    }
  }
  const isClaimed = declared === null || declared === 'utf-8'
  const nearly = nearlyUtf8(bytes, isClaimed)
  if (nearly) {
    const doubt = nearly.isBroken ? 'Some of its letters are broken' : null
    return { text: nearly.text, doubt }
  }
  const legacy = all.filter((name) => !name.startsWith('utf-') && iconv.encodingExists(name))
  // Servers declare windows-1252 by default, so another declared encoding is more reliable.
  const named = legacy.find((name) => name !== USUAL) ?? legacy[0]
  if (named !== undefined) return { text: iconv.decode(bytes, named), doubt: null }
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

/** The encoding of UTF-16 or UTF-32 without a mark (XML 1.0, appendix F); null for other bytes. */
function wideText(bytes: Buffer): string | null {
  const eight = bytes.subarray(0, 8).toString('hex')
  if (/^3c000000..000000$/.test(eight)) return 'utf-32le'
  if (/^0000003c000000..$/.test(eight)) return 'utf-32be'
  const head = bytes.subarray(0, WIDE_BYTES)
  const pairs = Math.floor(head.length / 2)
  const zeros = [0, 0]
  for (let at = 0; at < 2 * pairs; at++) if (head[at] === 0) zeros[at % 2]!++
  const [first, second] = zeros as [number, number]
  if (pairs < 2 || Math.max(first, second) < pairs * WIDE_SHARE || Math.min(first, second) > 0) {
    return null
  }
  return first > second ? 'utf-16be' : 'utf-16le'
}

/** The encodings that a document, its server and its page declare, the most reliable first. */
function declarations(bytes: Buffer, contentType: string | undefined): string[] {
  const all = [declaredInXml(bytes), declaredByServer(contentType), declaredInPage(bytes)]
  return all.filter((name) => name !== null)
}

/**
 * The encoding in the `<meta>` of a page; null for a feed, where such an element can only be inside
 * the text of an entry.
 */
function declaredInPage(bytes: Buffer): string | null {
  const head = bytes.subarray(0, PAGE_HEAD_BYTES).toString('latin1')
  if (/<(?:[\w.-]+:)?(?:rss|rdf|feed)[\s>]/i.test(head)) return null
  // safe expression: it looks at 4096 bytes
  return encodingName(/<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1])
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
  // A low confidence is ignored, because one bad byte must not change the encoding of a page.
  const found = best && best.confidence >= 10 ? (meant[name] ?? name) : 'windows-1252'
  if (!/^(?:windows-125\d|iso-8859-\d+|koi8-r)$/.test(found)) return found
  // Encodings with one byte a letter are hard to distinguish, so the language of the feed decides.
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
  // Latin words have few adjacent letters beyond ASCII, so words with many are not Latin.
  const isLatin = shareOfPairs(words) < LATIN_PAIRS || shareOfAscii(words) >= LATIN_ASCII
  return known.find(({ name }) => isLatin || !LATIN.test(name)) ?? known[0]
}

/**
 * The least share of letters beyond ASCII that are adjacent to another one, in words of non-Latin
 * alphabets.
 */
const LATIN_PAIRS = 0.6
/**
 * The least share of ASCII letters in Latin words: three of five in "Grüße". Asian encodings have
 * at most every second byte in ASCII.
 */
const LATIN_ASCII = 0.55
const LATIN = /^(?:windows-125[0247]|iso-8859-(?:[1-4]|9|10|1[3-6]))$/i
/** The usual encoding with one byte a letter, for languages of each alphabet. */
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

/**
 * The words with letters beyond ASCII. Markup is left out, because it does not depend on the
 * alphabet.
 */
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

/**
 * Says if a byte can be part of a letter. Asian encodings use "@", "[" and the other signs between
 * letters as second bytes.
 */
function isLetter(byte: number): boolean {
  return byte > 127 || (byte >= 64 && byte < 127)
}

/**
 * The bytes from which the encoding is guessed: the beginning, or the part from the first byte
 * beyond ASCII, because a page may begin with long scripts.
 */
function tellingPart(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte > 127)
  const from = first < SNIFF_BYTES ? 0 : first
  return bytes.subarray(from, from + SNIFF_BYTES)
}
