/**
 * The most broken sequences for each valid one, in text that is declared as UTF-8 or has no
 * declaration.
 */
const BROKEN_PER_SOUND = 1
/** The most broken sequences for each valid one, in text that is declared as another encoding. */
const BROKEN_PER_SOUND_ELSEWHERE = 0.2
/**
 * First bytes of letters that prove nothing: in windows-1252, "ß“", "Ü…", "Ö–" and "É”" have the
 * bytes of one letter of UTF-8, from a script that is rare in feeds.
 */
const LOOK_ALIKE = new Set([0xc9, 0xd6, 0xdc, 0xdf])

/** Counts of valid letters, and of faults, in bytes that are read as UTF-8. */
interface Counts {
  /** Letters of two bytes or more. */
  sound: number
  /** Bytes that belong to no letter; a letter that was cut off counts once. */
  broken: number
  /** Separately encoded surrogate halves, and zeros in two bytes, which some programs write. */
  odd: number
}

/**
 * The text of bytes that are UTF-8 except for a few broken letters, each of which becomes U+FFFD; null for other bytes.
 * Letters in two separately encoded halves (CESU-8) are joined.
 */
export function nearlyUtf8(
  bytes: Uint8Array,
  isClaimed: boolean,
): { text: string; isBroken: boolean } | null {
  const { sound, broken, odd } = count(bytes)
  const most = sound * (isClaimed ? BROKEN_PER_SOUND : BROKEN_PER_SOUND_ELSEWHERE)
  if (broken > most) return null
  const text = new TextDecoder().decode(odd === 0 ? bytes : withWholeLetters(bytes))
  return { text, isBroken: broken > 0 }
}

function count(bytes: Uint8Array): Counts {
  const counts: Counts = { sound: 0, broken: 0, odd: 0 }
  let at = 0
  while (at < bytes.length) {
    const first = bytes[at]!
    if (first < 0x80) {
      at++
      continue
    }
    const length = lengthOf(first)
    const found = 1 + continuedBy(bytes, at, length)
    if (isHalf(bytes, at) || isZero(bytes, at)) {
      if (isPair(bytes, at)) counts.sound += 0.5
      counts.odd++
      at += first === 0xc0 ? 2 : 3
    } else {
      if (length === 0 || found < length) counts.broken++
      else if (length > 2 || !LOOK_ALIKE.has(first)) counts.sound++
      at += found
    }
  }
  return counts
}

/** The length of a letter by its first byte; 0 for any other byte. */
function lengthOf(first: number): number {
  if (first >= 0xc2 && first <= 0xdf) return 2
  if (first >= 0xe0 && first <= 0xef) return 3
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0
}

/** Counts the bytes after a first one that continue its letter. */
function continuedBy(bytes: Uint8Array, at: number, length: number): number {
  let found = 0
  while (found < length - 1) {
    const byte = bytes[at + 1 + found] ?? 0
    if (!isContinuing(byte) || (found === 0 && !mayBeSecond(bytes[at]!, byte))) break
    found++
  }
  return found
}

/**
 * Says if a second byte is allowed after the first: overlong forms, surrogates and letters beyond
 * U+10FFFF are not (RFC 3629).
 */
function mayBeSecond(first: number, second: number): boolean {
  if (first === 0xe0) return second >= 0xa0
  if (first === 0xed) return second < 0xa0
  if (first === 0xf0) return second >= 0x90
  return first !== 0xf4 || second < 0x90
}

function isContinuing(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte <= 0xbf
}

/** Says if three bytes are an encoded surrogate, U+D800 to U+DFFF. */
function isHalf(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === 0xed &&
    bytes[at + 1]! >= 0xa0 &&
    bytes[at + 1]! <= 0xbf &&
    isContinuing(bytes[at + 2])
  )
}

/** Says if an encoded surrogate makes a letter with the one before or after it. */
function isPair(bytes: Uint8Array, at: number): boolean {
  return isFirstOfPair(bytes, at) || isFirstOfPair(bytes, at - 3)
}

function isFirstOfPair(bytes: Uint8Array, at: number): boolean {
  return (
    at >= 0 &&
    isHalf(bytes, at) &&
    bytes[at + 1]! < 0xb0 &&
    isHalf(bytes, at + 3) &&
    bytes[at + 4]! >= 0xb0
  )
}

function isZero(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xc0 && bytes[at + 1] === 0x80
}

/** Joins surrogates to letters; single ones become U+FFFD, and zeros are removed. */
function withWholeLetters(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length)
  let length = 0
  let at = 0
  while (at < bytes.length) {
    if (isZero(bytes, at)) at += 2
    else if (isFirstOfPair(bytes, at)) {
      const code = 0x10000 + ((halfAt(bytes, at) & 0x3ff) << 10) + (halfAt(bytes, at + 3) & 0x3ff)
      whole.set(
        [
          0xf0 | (code >> 18),
          0x80 | ((code >> 12) & 63),
          0x80 | ((code >> 6) & 63),
          0x80 | (code & 63),
        ],
        length,
      )
      length += 4
      at += 6
    } else if (isHalf(bytes, at)) {
      whole.set([0xef, 0xbf, 0xbd], length)
      length += 3
      at += 3
    } else whole[length++] = bytes[at++]!
  }
  return whole.subarray(0, length)
}

function halfAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at]! & 15) << 12) | ((bytes[at + 1]! & 63) << 6) | (bytes[at + 2]! & 63)
}
