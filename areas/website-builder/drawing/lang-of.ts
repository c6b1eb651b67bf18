import { type Markup, markup } from '#core/pages/markup.ts'

/** Languages whose scripts run from right to left (Unicode, CLDR 48). */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/**
 * The attributes of an element whose words are in a language, so that screen readers pronounce them
 * and lines run the right way; null if there is no such language.
 */
export function langOf(language: string | null): Markup | null {
  if (language === null || !/^[a-z]{2,3}(-[A-Za-z\d]{2,8})?$/.test(language)) return null
  const direction = RIGHT_TO_LEFT.has(language.split('-')[0]!) ? 'rtl' : 'ltr'
  return markup` lang="${language}" dir="${direction}"`
}
