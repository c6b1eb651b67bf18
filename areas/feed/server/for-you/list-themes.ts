import type { Article } from '#areas/articles/contract.ts'
import type { Theme } from '../../contracts/reading.ts'
import type { FeedScope } from '../scope.ts'
import type { Chosen } from './candidates.ts'
import { groupSubjects, type Subject, type Titled } from './group-subjects.ts'
import { articlesOf, choose } from './list-chosen.ts'
import { wordOf } from '#areas/profiles/server/lends.ts'
import { readCategories } from '../categories/read-categories.ts'
import { topicsOf } from './topics-of-reader.ts'

const SHOWN = 60
const WORDS_IN_NAME = 2

interface ThemedArticle extends Titled {
  article: Article
  language: string | null
}

/** The first articles in the order of the filter, grouped by category and then by subject. */
export async function listThemes(scope: FeedScope, chosen: Chosen): Promise<Theme[]> {
  const candidates = await choose(scope, chosen, SHOWN)
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const articles = await articlesOf(scope, candidates)
  const topics = await topicsOf(scope, [...byId.keys()])
  const themed = articles.map((article): ThemedArticle => {
    const { language, subjects } = byId.get(article.id)!
    return { article, language, terms: subjects.terms, topics: topics.get(article.id) ?? [] }
  })
  const known = await readCategories(scope.db, scope.readerId)
  return ['Breaking', ...known.map(({ name }) => name)].flatMap((category) => {
    const inCategory = themed.filter(({ article }) => article.category === category)
    if (inCategory.length === 0) return []
    const subjects = groupSubjects(inCategory).map((subject) => ({
      name: nameOf(subject),
      articles: subject.articles.map(({ article }) => article),
    }))
    const { hue } = inCategory[0]!.article
    return { category, ...(hue && { hue }), subjects }
  })
}

/** Names a subject by its topic or by words that its titles share; null for the last group. */
function nameOf({ by, articles: [first] }: Subject<ThemedArticle>): string | null {
  if (by === null || !first) return null
  if ('topic' in by) return by.topic
  const words = by.terms
    .slice(0, WORDS_IN_NAME)
    .map((term) => wordOf(term, first.article.title, first.language))
  return words.join(', ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
