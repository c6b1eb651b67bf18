import { createCanvas } from '@napi-rs/canvas'
import { Problem } from '#core/problem.ts'
import { addFamily, fontStack, loadFonts, machineFamilies } from './fonts.ts'

/** Packages with fonts, by the script that they are for. */
const packages: [name: string, script: RegExp, debian: string, prefer: RegExp][] = [
  ['Chinese', /\p{Script=Han}/u, 'fonts-noto-cjk', /CJK|PingFang|YaHei|WenQuanYi|Hei/iu],
  [
    'Japanese',
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    'fonts-noto-cjk',
    /CJK|Hiragino|Gothic/iu,
  ],
  ['Korean', /\p{Script=Hangul}/u, 'fonts-noto-cjk', /CJK|Gothic|Nanum/iu],
  ['Arabic', /\p{Script=Arabic}/u, 'fonts-noto-core', /Naskh|Arabic|Amiri/iu],
  ['Hebrew', /\p{Script=Hebrew}/u, 'fonts-noto-core', /Hebrew/iu],
  ['Devanagari', /\p{Script=Devanagari}/u, 'fonts-noto-core', /Devanagari/iu],
  ['Bengali', /\p{Script=Bengali}/u, 'fonts-noto-core', /Bengali/iu],
  ['Tamil', /\p{Script=Tamil}/u, 'fonts-noto-core', /Tamil/iu],
  ['Thai', /\p{Script=Thai}/u, 'fonts-noto-core', /Thai/iu],
]
const ANY_SCRIPT = { name: 'Some', debian: 'fonts-noto-core', prefer: /Noto Sans|DejaVu Sans/u }
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}|\u{20e3}/u
const EMOJI_FAMILY = /Emoji/u
/**
 * Characters that a font must have; marks are drawn with their letters, and spaces are not drawn.
 */
const DRAWN = /[\p{L}\p{N}\p{P}\p{S}]/u
/** A character that no font has; it shows how a missing letter is drawn. */
const NO_LETTER = '\u{10fffe}'
const PROOF_PX = 24

/**
 * Adds fonts of this machine for letters that the program's fonts lack, and returns a function that
 * removes emoji if no font has them. Fails if a letter cannot be drawn, so that the job ends before
 * it begins.
 */
export function fontsFor(text: string): (text: string) => string {
  loadFonts()
  const letters = new Set(text.normalize('NFC'))
  const missing = [...letters].filter(
    (letter) => DRAWN.test(letter) && !EMOJI.test(letter) && !has(fontStack('sans'), letter),
  )
  const families = machineFamilies()
  const unknown = new Set(missing)
  for (const letter of missing) {
    if (!unknown.has(letter)) continue
    const { prefer } = scriptOf(letter)
    const first = families.filter((family) => prefer.test(family))
    const found = [...first, ...families].find((family) => has(JSON.stringify(family), letter))
    if (found === undefined) continue
    addFamily(found)
    for (const other of unknown) if (has(JSON.stringify(found), other)) unknown.delete(other)
  }
  if (unknown.size > 0) throw missingLetters([...unknown])

  const emoji = families.find((family) => EMOJI_FAMILY.test(family))
  if (emoji) addFamily(emoji)
  return emoji ? (line) => line : withoutEmoji
}

function missingLetters(unknown: string[]): Problem {
  const { name, debian } = scriptOf(unknown[0]!)
  const shown = unknown.slice(0, 5).join(' ')
  const whose = name === ANY_SCRIPT.name ? 'Some letters' : `${name} letters`
  return new Problem(
    'unavailable',
    `${whose} cannot be drawn (${shown}): this server has no font for them. Install one, such as the package ${debian}, and try again.`,
  )
}

function scriptOf(letter: string) {
  const known = packages.find(([, script]) => script.test(letter))
  return known ? { name: known[0], debian: known[2], prefer: known[3] } : ANY_SCRIPT
}

function withoutEmoji(text: string): string {
  if (!EMOJI.test(text)) return text
  // Digits, # and * stay: they are emoji only with a mark after them, and that mark is removed.
  return Array.from(text, (letter) => (isLeftOut(letter) ? '' : letter))
    .join('')
    .replace(/ {2,}/gu, ' ')
    .replace(/ (?=[.,;:!?])/gu, '')
    .trim()
}

/** Says if a character is removed as an emoji. Signs such as ✓ stay if a font has them. */
function isLeftOut(letter: string): boolean {
  if (!EMOJI.test(letter)) return false
  return (
    !/\p{Extended_Pictographic}/u.test(letter) ||
    /\p{Emoji_Presentation}/u.test(letter) ||
    !has(fontStack('sans'), letter)
  )
}

const proof = createCanvas(PROOF_PX * 2, PROOF_PX * 2)
const known = new Map<string, boolean>()

/**
 * Says if a font has a letter. A canvas does not tell, so the drawing is compared with that of a
 * missing letter.
 */
function has(stack: string, letter: string): boolean {
  const key = `${stack}|${letter}`
  const before = known.get(key)
  if (before !== undefined) return before
  const result = !drawn(stack, letter).equals(drawn(stack, NO_LETTER))
  known.set(key, result)
  return result
}

function drawn(stack: string, letter: string): Buffer {
  const pen = proof.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, PROOF_PX * 2, PROOF_PX * 2)
  pen.fillStyle = '#000'
  pen.font = `${PROOF_PX}px ${stack}`
  pen.fillText(letter, 4, PROOF_PX * 1.4)
  return Buffer.from(proof.data())
}
