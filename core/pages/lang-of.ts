import { type Markup, markup } from './markup.ts'

/** Languages whose scripts run from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|he|iw|fa|ur|ps|sd|ug|yi|dv|ckb)(?:-|$)/u

/** Says if the script of a language, a BCP 47 tag, runs from right to left. */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.test(language)
}

/**
 * The attributes of an element whose words are in a language, so that screen readers pronounce them
 * and lines run in the right direction; null if the language is not a BCP 47 tag.
 */
export function langOf(language: string | null): Markup | null {
  if (language === null || !/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(language)) return null
  return markup` lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}"`
}
