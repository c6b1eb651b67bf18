import { sayAbbreviations } from './abbreviations.ts'
import { sayAddresses } from './addresses.ts'
import { sayAmounts } from './amounts.ts'
import { asAscii } from './ascii.ts'
import { cleanText } from './clean-text.ts'
import { sayCounts } from './counts.ts'
import { sayDates } from './dates.ts'
import { sayEnglishForms } from './english/english-forms.ts'
import { english } from './languages/english.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { italian } from './languages/italian.ts'
import type { SpokenLanguage } from './languages/language.ts'
import { spanish } from './languages/spanish.ts'
import { sayLetters } from './letters.ts'
import { sayMarks } from './marks.ts'
import { sayMembersOfCongress } from './members-of-congress.ts'
import { sayPerUnit } from './per-unit.ts'
import { sayPhonesAndVersions } from './phones.ts'
import { sayRanges } from './ranges.ts'
import { sayRoman } from './roman.ts'
import { sayTimes } from './times.ts'
import { canonicalNumbers } from './written-numbers.ts'
import { sayYears } from './years.ts'

const languages = new Map<string, SpokenLanguage>([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['it', italian],
])

/**
 * Writes a text as a newsreader says it, with numbers, dates, money and abbreviations in words.
 * `language` is as in `lang` attributes. In an unknown language, numbers are left to the voice.
 * Empty if nothing remains to be said.
 */
export function pronounced(text: string, language: string): string {
  const code = language.toLowerCase().split('-')[0]!
  const known = languages.get(code)
  const clean = cleanText(text)
  if (!known) return /[\p{L}\p{N}]/u.test(clean) ? clean : ''
  const said = sayMarks(sayLetters(inWords(clean, known, code), known), known)
  const written = code === 'en' ? asAscii(said) : said
  return /[\p{L}\p{N}]/u.test(written) ? written : ''
}

/**
 * The most specific forms are replaced first: a date contains numbers, but a number contains no
 * date.
 */
function inWords(text: string, language: SpokenLanguage, code: string): string {
  const members = code === 'en' ? sayEnglishForms(sayMembersOfCongress(text)) : text
  let said = sayAbbreviations(sayAddresses(members, language), language)
  said = sayDates(said, language)
  said = sayTimes(said, language, code)
  said = sayYears(said, language, code)
  said = sayRoman(said, language, code)
  said = sayPhonesAndVersions(said, language)
  said = canonicalNumbers(said, language)
  said = sayRanges(said, language)
  said = sayAmounts(sayPerUnit(said, language), language)
  return sayCounts(said, language, code)
}
