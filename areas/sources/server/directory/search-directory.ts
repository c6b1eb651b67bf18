import type { DirectoryLanguage, DirectoryTag } from '../../contracts/finding.ts'
import { directory, type DirectoryFeed } from './directory.ts'

/** Synonyms by which a search finds the tags of the directory. */
const synonyms: Partial<Record<DirectoryTag, string>> = {
  general: 'news world newspapers headlines',
  technology: 'tech computers gadgets it',
  entertainment: 'culture arts books film movies music games',
  sports: 'sport football',
  health: 'medicine',
  ai: 'artificial intelligence machine learning',
  engineering: 'programming software development developers coding',
  cybersecurity: 'cyber security infosec hacking privacy',
  policy: 'politics government law',
  climate: 'environment nature weather',
  space: 'astronomy nasa rockets',
  automotive: 'cars vehicles ev',
  biopharma: 'pharma biotech drugs',
  finance: 'financial services banking markets money investing economy',
  food: 'cooking recipes restaurants agriculture',
  healthcare: 'hospitals medicine doctors',
}

const MOST_FOUND = 30

/** Lists the feeds of a subject, an industry or a category, in one language if it is given. */
export function listDirectory({
  tag,
  language,
}: {
  tag: DirectoryTag
  language?: DirectoryLanguage | undefined
}): DirectoryFeed[] {
  return directory.filter(
    (feed) =>
      (feed.category === tag || feed.tags.includes(tag)) &&
      (language === undefined || feed.language === language),
  )
}

const indexed = directory.map((feed) => {
  const subjects = [feed.category, ...feed.tags].flatMap((tag) => [tag, synonyms[tag] ?? ''])
  return {
    feed,
    name: folded(feed.name),
    host: new URL(feed.site).hostname.replace(/^www\./, ''),
    subjects: folded(subjects.join(' ')).split(' '),
  }
})

/**
 * Finds feeds that have every word in their name, host or subjects. Feeds whose names begin with
 * the whole text come first.
 */
export function searchDirectory(text: string, language?: DirectoryLanguage): DirectoryFeed[] {
  const query = folded(text)
  const words = query.split(' ').filter(Boolean)
  if (words.length === 0) return []
  const found = indexed.flatMap(({ feed, name, host, subjects }) => {
    if (language !== undefined && feed.language !== language) return []
    const inName = (word: string) => beginsIn(name, word)
    const inSubjects = (word: string) => subjects.some((subject) => subject.startsWith(word))
    if (!words.every((word) => inName(word) || host.includes(word) || inSubjects(word))) return []
    const rank = name.startsWith(query) ? 0 : words.every(inName) ? 1 : host.includes(query) ? 2 : 3
    return [{ feed, rank }]
  })
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ feed }) => feed)
}

/** Finds the feeds whose site or address is on this host, with or without "www.". */
export function directoryOfHost(host: string): DirectoryFeed[] {
  const bare = host.replace(/^www\./, '')
  return directory.filter(({ site, address }) =>
    [site, address].some((each) => new URL(each).hostname.replace(/^www\./, '') === bare),
  )
}

/** Converts a text to lower case without accents, with spaces in place of punctuation. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Says if a word of the name begins with this one. A word that is not all Latin may be anywhere in
 * the name, because some scripts have no spaces.
 */
function beginsIn(name: string, word: string): boolean {
  const at = name.indexOf(word)
  if (at === -1) return false
  return /[^\p{Script=Latin}\p{N}]/u.test(word) || ` ${name}`.includes(` ${word}`)
}
