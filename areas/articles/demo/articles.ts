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
import { groupIntoFolders, readCountOf } from './folders.ts'
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

/** Three days of invented news as they look at `now`, newest first. */
export function sampleArticles(now: Date): SampleArticle[] {
  const articles = draftsByCategory
    .flatMap(([category, drafts]) => drafts.map((draft) => ({ category, draft })))
    .sort((a, b) => a.draft.minutesAgo - b.draft.minutesAgo)
    .map(({ category, draft }, place) => sampleArticle(place + 1, category, draft, now))
  const read = new Set([...groupIntoFolders(articles).values()].flatMap(oldestRead))
  return articles.map((article) => ({ ...article, isRead: read.has(article) }))
}

/** The oldest articles of a folder, as many as its count says. */
function oldestRead<Item>(folder: readonly Item[]): Item[] {
  return folder.slice(folder.length - readCountOf(folder.length))
}
