import { subjects, type Subject } from './categories.ts'
import { categoriesOfFeed } from './category-names.ts'

/** A part of a path with more words is a title. */
const MOST_WORDS = 4

/**
 * The sections that a link names: "politics" and "us" for https://harbour.example/us/politics/2026/ferry.html,
 * "sport" for https://sport.harbour.example/ferry and for /news/sport-5512.
 */
export function sectionsOf(link: string | null): string[] {
  if (link === null || !URL.canParse(link)) return []
  const { hostname, pathname } = new URL(link)
  const parts = pathname.split('/').filter((part) => part !== '')
  const numbered = /^([a-z]{3,30})-\d{4,}$/.exec(parts.at(-1) ?? '')?.[1]
  const [host = '', ...rest] = hostname.split('.')
  return [
    ...(rest.length > 1 && host !== 'www' ? [host] : []),
    ...parts.slice(0, -1),
    ...(numbered ? [numbered] : []),
  ]
    .slice(0, 8)
    .map((part) => part.toLowerCase())
    .filter((part) => !/\d{2}/.test(part) && part.split('-').length <= MOST_WORDS)
}

/** The subjects of a link's sections; the first of them is the widest. */
export function categoriesOfLink(link: string | null): Subject[] {
  const found = sectionsOf(link).flatMap((section) => {
    const spoken = section.replaceAll(/[-_+]/g, ' ')
    const whole = categoriesOfFeed([spoken])
    if (whole.length > 0) return whole
    // Sections of two words may join two subjects: "entertainment-arts", "outkick-sports". More
    // words are a title.
    const words = spoken.split(' ')
    return words.length > 2 ? [] : words.flatMap((word) => categoriesOfFeed([word]))
  })
  return subjects.filter((subject) => found.includes(subject))
}
