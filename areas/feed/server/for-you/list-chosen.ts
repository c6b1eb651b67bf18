import { sql } from '#server/tools.ts'
import type { Article } from '#areas/articles/contract.ts'
import type { FeedScope } from '../scope.ts'
import { readBreaking } from '../list-breaking.ts'
import { chosenFor, type ModuleChoice } from '../settings/module-settings.ts'
import { type ArticleScope, listArticlesOf } from '#areas/articles/server/lends/lists.ts'
import { readCandidates, type Chosen, type TitledCandidate } from './candidates.ts'
import { fairPages } from './fair-page.ts'
import { rankForYou, rankTop } from './rank.ts'

/** The number of articles on a page, for which the shares of sources and categories are limited. */
const PAGE = 12

/**
 * The first headlines in the order of the filter, at most `count`. Articles in Breaking News are
 * left out, and the module's settings filter and rank the others.
 */
export async function listChosen(
  scope: FeedScope,
  chosen: Chosen,
  count: number,
): Promise<Article[]> {
  const [{ narrows, boost }, breaking] = await Promise.all([
    chosenFor(scope, 'headlines'),
    readBreaking(scope),
  ])
  const headlines = { narrows: sql`articles.id <> all(${breaking}) and ${narrows}`, boost }
  return articlesOf(scope, await choose(scope, chosen, count, headlines))
}

/** Chooses articles. Only For You limits the shares of sources and categories on each page. */
export async function choose(
  scope: FeedScope,
  chosen: Chosen,
  count: number,
  list?: ModuleChoice,
): Promise<TitledCandidate[]> {
  const moment = { now: scope.now, time: chosen.time }
  if (chosen.filter !== 'for-you') {
    const ranked = rankTop(await readCandidates(scope, chosen, list), moment)
    return ranked.slice(0, count).map(({ candidate }) => candidate)
  }
  const { candidates, learnt } = await readForReader(scope, chosen, list)
  // Limited shares balance what was learned about a reader, so an unknown reader does not need
  // them.
  const isBalanced = learnt.some(({ isKnown }) => isKnown)
  const pages = fairPages(rankForYou(candidates, learnt, moment), count, PAGE, isBalanced)
  return pages.map(({ candidate }) => candidate)
}

/** Reads the candidates and what was learned about the reader, at the same time. */
export async function readForReader(scope: FeedScope, chosen: Chosen, list?: ModuleChoice) {
  const [candidates, learnt] = await Promise.all([
    readCandidates(scope, chosen, list),
    Promise.all(scope.learntTerms.map((read) => read(scope))),
  ])
  return { candidates, learnt }
}

/** Reads the articles of candidates, in the order of the candidates. */
export async function articlesOf(
  scope: ArticleScope,
  candidates: readonly TitledCandidate[],
): Promise<Article[]> {
  const places = new Map(candidates.map(({ id }, place) => [id, place]))
  const articles = await listArticlesOf(scope, [...places.keys()])
  return articles.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!)
}
