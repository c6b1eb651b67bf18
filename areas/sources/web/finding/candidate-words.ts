import { hostInLetters } from '#engine/addresses/host-in-letters.ts'
import { type CandidateKind, type DirectoryTag } from '../../contracts/finding.ts'

/** The kind of service that a feed belongs to, in one word. */
export const kindWords: Record<CandidateKind, string> = {
  site: 'Website',
  podcast: 'Podcast',
  video: 'Video',
  social: 'Social',
  code: 'Code',
  forum: 'Forum',
  newsletter: 'Newsletter',
  'news-search': 'News search',
}

/**
 * Describes a rate: "about 12 entries a week", "less than one entry a week", "at least 20 entries
 * in the last 7 days".
 */
export function paceWords(entriesPerWeek: number, isAtLeast: boolean): string {
  const amount = Math.round(entriesPerWeek)
  const words = amount === 1 ? 'one entry' : `${amount} entries`
  if (isAtLeast) return `at least ${words} in the last 7 days`
  return amount < 1 ? 'less than one entry a week' : `about ${words} a week`
}

/** An address as it is shown: in its own script, without scheme, user name and password. */
export function addressWords(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, pathname, search } = new URL(address)
  return host === ''
    ? address
    : `${hostInLetters(host)}${pathname === '/' ? '' : pathname}${search}`
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** The name of a language, such as "German"; an unknown language tag is returned unchanged. */
export function languageWords(language: string): string {
  return languageNames.of(language) ?? language
}

/** The labels of the directory's tags. */
export const tagWords: Record<DirectoryTag, string> = {
  general: 'World news',
  technology: 'Tech',
  business: 'Business',
  science: 'Science',
  health: 'Health',
  sports: 'Sports',
  entertainment: 'Culture',
  ai: 'AI',
  engineering: 'Engineering',
  cybersecurity: 'Cyber Security',
  policy: 'Policy',
  climate: 'Climate',
  space: 'Space',
  marketing: 'Marketing',
  advertising: 'Advertising',
  automotive: 'Automotive',
  biopharma: 'Biopharma',
  energy: 'Energy',
  finance: 'Financial Services',
  food: 'Food',
  healthcare: 'Healthcare',
}
