import type { SpokenLanguage } from './languages/language.ts'

const CANDIDATE =
  /(?<![\p{L}\d])(?:(?:z|d|u|p|v|n|a|av|apr)\. ?(?:B|h|a|ex|ej|Chr|C|J\.-C)\.|E\.?E\.? ?U\.?U\.?|c\.-à-d\.|S\.p\.A\.|Sig\.ra|Dott\.ssa|n\.º|w\/o|(?:e\.g|i\.e|a\.k\.a|Ph\.D|\p{L}{1,6})\.|n[°º]|N°|\p{Lu}\p{L}{1,3})(?!\p{L})/gu
/** Matches streets: in "St.", saints precede names, and streets follow them. */
const STREET = /^(?:Main|High|Wall|Bourbon|Oak|Fleet|Downing|Elm|Park)$/i
/** Abbreviations that mean something else if no number follows. */
const BEFORE_NUMBERS = new Set('n. art. No. Nr. Art. Abs. S. p. pp.'.split(' '))
const ENDS_SENTENCE = new Set([
  'etc.',
  'Inc.',
  'Corp.',
  'Co.',
  'Ltd.',
  'Jr.',
  'Sr.',
  'usw.',
  'ecc.',
])

/** Says abbreviations in full: "Dr.", "z. B.", "p. ej.". */
export function sayAbbreviations(text: string, { abbreviations }: SpokenLanguage): string {
  return text.replaceAll(CANDIDATE, (match, at: number) => {
    if (!Object.hasOwn(abbreviations, match)) return match
    const after = text.slice(at + match.length, at + match.length + 3)
    if (BEFORE_NUMBERS.has(match)) return /^ ?\d/.test(after) ? abbreviations[match]! : match
    // Swiss francs follow their number.
    if (match === 'Fr.' && /\d ?$/.test(text.slice(Math.max(0, at - 2), at))) return 'Franken'
    // "M." and "D." are initials, too: before a name they are said.
    if (match.length === 2 && match.endsWith('.') && !/^ \p{Lu}/u.test(after)) return match
    const isStreet =
      match === 'St.' && (STREET.test(lastWord(text.slice(0, at))) || !/^ \p{Lu}/u.test(after))
    if (isStreet) return 'Street'
    const isLast =
      match.endsWith('.') &&
      (after.trim() === '' || /^ \p{Lu}/u.test(after)) &&
      ENDS_SENTENCE.has(match)
    return abbreviations[match]! + (isLast && after.trim() === '' ? '.' : '')
  })
}

const lastWord = (text: string) => text.trimEnd().slice(-20).split(' ').at(-1) ?? ''
