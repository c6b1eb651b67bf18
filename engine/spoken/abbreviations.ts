import type { SpokenLanguage } from './languages/language.ts'

const CANDIDATE =
  /(?<![\p{L}\d])(?:(?:z|d|u|p|v|n|a|av|apr)\. ?(?:B|h|a|ex|ej|Chr|C|J\.-C)\.|E\.?E\.? ?U\.?U\.?|c\.-à-d\.|S\.p\.A\.|Sig\.ra|Dott\.ssa|n\.º|w\/o|(?:e\.g|i\.e|a\.k\.a|Ph\.D|\p{L}{1,6})\.|n[°º]|N°|\p{Lu}\p{L}{1,3})(?!\p{L})/gu
/** Saints go before names, streets behind them. */
const STREET = /^(?:Main|High|Wall|Bourbon|Oak|Fleet|Downing|Elm|Park)$/i
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

/** "Dr.", "z. B.", "p. ej.": what a language writes short and says long. */
export function sayAbbreviations(text: string, { abbreviations }: SpokenLanguage): string {
  return text.replaceAll(CANDIDATE, (match, at: number) => {
    if (!Object.hasOwn(abbreviations, match)) return match
    const after = text.slice(at + match.length, at + match.length + 3)
    if (
      match === 'n.' ||
      match === 'art.' ||
      match === 'No.' ||
      match === 'Nr.' ||
      match === 'Art.' ||
      match === 'Abs.'
    ) {
      if (!/^ ?\d/.test(after)) return match
    }
    // "M." and "D." are initials, too: before a name they are said.
    if (match.length === 2 && match.endsWith('.') && !/^ \p{Lu}/u.test(after)) return match
    if (match === 'St.' && STREET.test(text.slice(0, at).trimEnd().split(' ').at(-1) ?? ''))
      return 'Street'
    const isLast =
      match.endsWith('.') &&
      (after.trim() === '' || /^ \p{Lu}/u.test(after)) &&
      ENDS_SENTENCE.has(match)
    return abbreviations[match]! + (isLast && after.trim() === '' ? '.' : '')
  })
}
