import type { SpokenLanguage } from './languages/language.ts'

const CANDIDATE =
  /(?<![\p{L}\d])(?:(?:z|d|u|p|v|n|a|av|apr)\. ?(?:B|h|a|ex|ej|Chr|C|J\.-C)\.|E\.?E\.? ?U\.?U\.?|c\.-à-d\.|S\.p\.A\.|Sig\.ra|Dott\.ssa|n\.º|w\/o|(?:e\.g|i\.e|a\.k\.a|Ph\.D|\p{L}{1,6})\.|n[°º]|N°|\p{Lu}\p{L}{1,3})(?!\p{L})/gu
/** Names of streets before "St." Before a saint, "St." precedes the name. */
const STREET = /^(?:Main|High|Wall|Bourbon|Oak|Fleet|Downing|Elm|Park)$/i
/** Abbreviations that are only read as such before a number. */
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

/** Writes abbreviations in full: "Dr.", "z. B.", "p. ej.". */
export function sayAbbreviations(text: string, { abbreviations }: SpokenLanguage): string {
  return text.replaceAll(CANDIDATE, (match, at: number) => {
    if (!Object.hasOwn(abbreviations, match)) return match
    const after = text.slice(at + match.length, at + match.length + 3)
    if (BEFORE_NUMBERS.has(match)) return /^ ?\d/.test(after) ? abbreviations[match]! : match
    // After a number, "Fr." means Swiss francs.
    if (match === 'Fr.' && /\d ?$/.test(text.slice(Math.max(0, at - 2), at))) return 'Franken'
    // A single letter such as "M." or "D." may be an initial, so it is written in full only before
    // a name.
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
