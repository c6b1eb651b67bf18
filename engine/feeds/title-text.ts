import { withoutUnseen } from './decoding/control-characters.ts'
import { plainText, upTo } from '../markup/plain-text.ts'

const TITLE_CHARACTERS = 500
/** The most characters of a title that are read. A longer text is not a title. */
const READ_CHARACTERS = 5000
/** Length of a title made from the text. */
const FROM_TEXT_CHARACTERS = 100

// safe expression: it looks at a title of 5000 characters
const HIDDEN = /<(script|style)\b[^]*?<\/\1\s*>/gi
/**
 * Matches a "<" that begins no element of a title, so that it is part of the words: "The <dialog>
 * element".
 */
const SAID =
  /<(?!!--|\/?(?:a|abbr|b|big|br|center|cite|code|del|div|em|font|h[1-6]|i|img|ins|mark|p|q|s|small|span|strong|sub|sup|tt|u|wbr)\b[^<>]*>)/gi

/** A title in plain words; null if there is none. */
export function titleText(value: string, isHtml: boolean): string | null {
  const stated = upTo(value, READ_CHARACTERS)
  const words = isHtml ? plainText(stated.replaceAll(HIDDEN, '').replaceAll(SAID, '&lt;')) : stated
  return upTo(withoutUnseen(words).replaceAll(/\s+/g, ' ').trim(), TITLE_CHARACTERS) || null
}

/** The title of an entry without one: the first words of its text. */
export function titleFrom(text: string): string | null {
  const line = text.slice(0, text.indexOf('\n') + 1 || undefined).trim()
  if (line.length <= FROM_TEXT_CHARACTERS) return line || null
  const end = line.lastIndexOf(' ', FROM_TEXT_CHARACTERS)
  return `${upTo(line, end > 0 ? end : FROM_TEXT_CHARACTERS).trimEnd()}…`
}
