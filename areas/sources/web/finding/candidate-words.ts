import { hostInLetters } from '#engine/addresses/host-in-letters.ts'
import { type CandidateKind, type DirectoryTag } from '../../contracts/finding.ts'

/** The origin of a feed, in one word. */
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

/** "about 12 entries a week", "less than one entry a week", "at least 20 entries in the last 7 days". */
export function paceWords(entriesPerWeek: number, isAtLeast: boolean): string {
  const amount = Math.round(entriesPerWeek)
  const words = amount === 1 ? 'one entry' : `${amount} entries`
  if (isAtLeast) return `at least ${words} in the last 7 days`
  return amount < 1 ? 'less than one entry a week' : `about ${words} a week`
}

/** An address for people: in its own letters, without its scheme, name and password. */
export function addressWords(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, pathname, search } = new URL(address)
  return host === ''
    ? address
    : `${hostInLetters(host)}${pathname === '/' ? '' : pathname}${search}`
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** "German"; an unknown tag stays as it is. */
export function languageWords(language: string): string {
  return languageNames.of(language) ?? language
}

/** Labels of the tags by which the directory is browsed. */
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
