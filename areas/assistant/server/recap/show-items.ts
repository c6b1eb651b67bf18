import {
  cite,
  copyNames,
  coverageOf,
  entriesOf,
  type EntryRow,
} from '#areas/articles/server/lends/page.ts'
import { currentId, ArticleOutlet, SummarySentence } from '#areas/articles/server/lends/article.ts'
import { isReaders, listArticlesOf, type ArticleScope } from '#areas/articles/server/lends/lists.ts'
import * as z from 'zod/mini'
import type { Article } from '#areas/articles/contract.ts'
import { prepared } from '#server/database/prepared.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql } from '#server/tools.ts'
import type { RecapItem } from '../../contract.ts'
import type { ChosenItem } from './choose-recap.ts'

const SENTENCES = 3
const SOURCES = 12

const Stored = z.object({
  id: z.int(),
  asked: z.int(),
  summary: z.array(SummarySentence),
  outlets: z.array(ArticleOutlet),
})

/**
 * Shows chosen subjects as their reader may see them now: without articles that they no longer
 * follow, hid or muted, and with merged articles once.
 */
export async function showItems(
  scope: ArticleScope,
  chosen: readonly ChosenItem[],
): Promise<RecapItem[]> {
  const ids = chosen.flatMap(({ article, related }) => [article, ...related])
  const rows = await scope.db.many(
    Stored,
    prepared(sql`select articles.id, asked.id as asked, summary, outlets
        from unnest(${[...new Set(ids)]}::bigint[]) as asked (id)
          join articles on articles.id = ${currentId(sql`asked.id`)}
        where ${isReaders(scope)} and not exists (select from articles_put_away
          where reader_id = ${scope.readerId} and article_id = articles.id)`),
  )
  const articles = await listArticlesOf(scope, [...new Set(rows.map(({ id }) => id))])
  const found = (asked: number) => {
    const stored = rows.find((row) => row.asked === asked)
    const article = articles.find(({ id }) => id === stored?.id)
    return stored && article && article.sourceCount > 0 ? { stored, article } : null
  }
  const shown = new Set<number>()
  const items: RecapItem[] = []
  for (const item of chosen) {
    const main = found(item.article)
    if (!main || shown.has(main.article.id)) continue
    shown.add(main.article.id)
    const entries = await entriesOf(scope, main.article.id)
    const further = item.related.flatMap((id) => found(id)?.article ?? [])
    const made = itemOf({ item, ...main, entries, further })
    if (made) items.push(made)
  }
  return items
}

interface Shown {
  item: ChosenItem
  stored: z.infer<typeof Stored>
  article: Article
  entries: readonly EntryRow[]
  further: readonly Article[]
}

function itemOf({ item, stored, article, entries, further }: Shown): RecapItem | null {
  const cited = (sentence: z.infer<typeof SummarySentence>) => cite(sentence, entries)
  const quoted = stored.summary.flatMap(cited)
  const sentences = (quoted.length > 0 ? quoted : item.lead.flatMap(cited)).slice(0, SENTENCES)
  if (sentences.length === 0) return null
  const features = item.features.flatMap(cited)
  const copies = copyNames(stored.outlets, [...entries])
  const links = item.links.filter(({ entry }) => entries.some(({ id }) => id === entry))
  return {
    id: String(article.id),
    title: article.title,
    summary: sentences.map(({ text }) => text).join(' '),
    ...(article.image !== undefined && { image: article.image }),
    imageAlt: `Picture of: ${article.title}`,
    category: article.category,
    ...(article.hue !== undefined && { hue: article.hue }),
    keyFeatures: features.map(({ text }) => text),
    sources: sourcesOf(entries, article.id),
    resources: [
      ...further
        .filter(({ id }) => id !== article.id)
        .map(({ id, title }) => ({ name: title, url: articlePage(id) })),
      ...links.map(({ name, url }) => ({ name, url })),
    ],
    proof: {
      article: article.id,
      sentences,
      features,
      coverage: entries.map((entry) => coverageOf(entry, copies.get(entry.source))),
    },
  }
}

export function articlePage(id: number): string {
  return `/news-hub/feed?article=${id}`
}

/**
 * Lists each outlet once, with its first report. A report without a web address links to the
 * article on this server.
 */
function sourcesOf(entries: readonly EntryRow[], article: number): RecapItem['sources'] {
  const sources = new Map<string, RecapItem['sources'][number]>()
  for (const { name, link } of entries)
    if (!sources.has(name)) sources.set(name, { name, url: openLink(link) ?? articlePage(article) })
  return [...sources.values()].slice(0, SOURCES)
}
