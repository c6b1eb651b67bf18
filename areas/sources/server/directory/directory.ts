import { feedCategories, type SourceForm } from '../../contract.ts'
import {
  directoryLanguages,
  directoryTags,
  type DirectoryLanguage,
  type DirectoryTag,
} from '../../contracts/finding.ts'
import { asiaRows } from './rows/asia.ts'
import { businessRows } from './rows/business.ts'
import { europeRows } from './rows/europe.ts'
import { leisureRows } from './rows/leisure.ts'
import { newsRows } from './rows/news.ts'
import { scienceRows } from './rows/science.ts'
import { technologyRows } from './rows/technology.ts'

/** Facts about a well-known feed, without its entries. */
export interface DirectoryFeed {
  name: string
  site: string
  address: string
  category: SourceForm['popular'][number]['category']
  language: DirectoryLanguage
  tags: DirectoryTag[]
  /** True if the feed is popular. The Add Feed form offers such feeds in English with one click. */
  isPopular: boolean
}

/** All feeds: those in English by subject, then those in other languages by continent. */
export const directory: readonly DirectoryFeed[] = [
  newsRows,
  technologyRows,
  scienceRows,
  businessRows,
  leisureRows,
  europeRows,
  asiaRows,
].flatMap((rows) => rows.trim().split('\n').map(readRow))

/** Parses a row: "Name | host of the site | address of the feed | category | language | tags". */
function readRow(row: string): DirectoryFeed {
  const [name = '', host, address = '', category, language, marks = ''] = row
    .split('|')
    .map((field) => field.trim())
  const words = marks.split(' ').filter(Boolean)
  const unknown = words.find((word) => word !== 'popular' && !isTag(word))
  const isKnown = feedCategories.some((known) => known === category) && unknown === undefined
  if (!isKnown || !directoryLanguages.some((known) => known === language))
    throw new Error(`The directory has a row that it cannot read: ${row}`)
  return {
    name,
    site: `https://${host}/`,
    address,
    category: category as DirectoryFeed['category'],
    language: language as DirectoryLanguage,
    tags: words.filter(isTag),
    isPopular: words.includes('popular'),
  }
}

function isTag(word: string): word is DirectoryTag {
  return directoryTags.some((tag) => tag === word)
}
