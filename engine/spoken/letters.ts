import type { SpokenLanguage } from './languages/language.ts'

const DOTTED = /(?<![\p{L}.])((?:\p{Lu}\.){2,6})(?=( |$)?)/gu
const INITIAL = /(?<![\p{L}.])(\p{Lu})\.(?= ?\p{Lu})/gu
const INSIDE = /(?<=\p{Ll})(?=\p{Lu}{2,6}(?!\p{L}))/gu
const CAPITALS = /(?<!\p{L})(\p{Lu}{2,12})(s?)(?!\p{L})/gu
/** Longer ones are words that were written large. */
const MOST_SPELLED = 5
const SHOUTED_LETTERS = 16
const SHOUTED_SHARE = 0.7

/** Letters that stand for words: some are said as a word, the others one by one. */
export function sayLetters(text: string, { saidAsWords }: SpokenLanguage): string {
  return quiet(text)
    .replaceAll(
      DOTTED,
      (_, letters: string, after?: string) =>
        `${spelled(letters.replaceAll('.', ''))}${after === '' ? '.' : ''}`,
    )
    .replaceAll(INITIAL, '$1')
    .replaceAll(INSIDE, ' ')
    .replaceAll(CAPITALS, (_, letters: string, plural: string) => {
      if (letters === 'OK') return 'okay'
      if (saidAsWords.has(letters) || letters.length > MOST_SPELLED) return asWord(letters) + plural
      return spelled(letters) + plural
    })
}

/** A headline in capitals is not spelled. */
function quiet(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  const large = text.match(/\p{Lu}/gu) ?? []
  const isShouted =
    letters.length >= SHOUTED_LETTERS && large.length > SHOUTED_SHARE * letters.length
  return isShouted ? text.toLowerCase() : text
}

const spelled = (letters: string) => Array.from(letters).join(' ')
const asWord = (letters: string) => letters.charAt(0) + letters.slice(1).toLowerCase()
