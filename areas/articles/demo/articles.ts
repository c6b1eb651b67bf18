import type { Category } from '../contract.ts'
import { aiInfrastructure } from './articles/ai-infrastructure.ts'
import { automotive } from './articles/automotive.ts'
import { breaking } from './articles/breaking.ts'
import { business } from './articles/business.ts'
import { cybersecurity } from './articles/cybersecurity.ts'
import { environment } from './articles/environment.ts'
import { healthcare } from './articles/healthcare.ts'
import { markets } from './articles/markets.ts'
import { policyAndGovernment } from './articles/policy-and-government.ts'
import { science } from './articles/science.ts'
import { space } from './articles/space.ts'
import { technology } from './articles/technology.ts'
import { groupIntoFolders, newCountOf, readCountOf } from './folders.ts'
import { sampleArticle, type ArticleDraft, type SampleArticle } from './sample-article.ts'

const draftsByCategory: readonly (readonly [Category, readonly ArticleDraft[]])[] = [
  ['Breaking', breaking],
  ['AI Infrastructure', aiInfrastructure],
  ['Policy & Government', policyAndGovernment],
  ['Markets', markets],
  ['Science', science],
  ['Technology', technology],
  ['Environment', environment],
  ['Space', space],
  ['Healthcare', healthcare],
  ['Cybersecurity', cybersecurity],
  ['Automotive', automotive],
  ['Business', business],
]

/**
 * Invented news of one day, ending at `now`, newest first. One day is within every period that the
 * feed offers.
 */
export function sampleArticles(now: Date): SampleArticle[] {
  const articles = draftsByCategory
    .flatMap(([category, drafts]) => drafts.map((draft) => ({ category, draft })))
    .sort((a, b) => a.draft.minutesAgo - b.draft.minutesAgo)
    .map(({ category, draft }, place) => sampleArticle(place + 1, category, draft, now))
  const { read, seen } = lookedAt(groupIntoFolders(articles).values())
  return articles.map((article) => ({
    ...article,
    isRead: read.has(article),
    ...(seen.has(article) && { isSeen: true }),
  }))
}

/**
 * Marks articles of each folder: the newest are new, the oldest are read, and those between are
 * seen.
 */
function lookedAt<Item>(folders: Iterable<readonly Item[]>): { read: Set<Item>; seen: Set<Item> } {
  const read = new Set<Item>()
  const seen = new Set<Item>()
  for (const folder of folders) {
    const firstRead = folder.length - readCountOf(folder.length)
    for (const [place, article] of folder.entries()) {
      if (place >= firstRead) read.add(article)
      else if (place >= newCountOf(folder.length)) seen.add(article)
    }
  }
  return { read, seen }
}
