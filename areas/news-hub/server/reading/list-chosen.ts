import { sql, type Sql } from '#server/tools.ts'
import type { Article } from '../../contract.ts'
import { profileTerms } from '../profiles/profile-terms.ts'
import { isNotBreaking } from '../read-articles.ts'
import { listArticles, type Shelf } from '../shelf.ts'
import { readCandidates, type Chosen, type TitledCandidate } from './candidates.ts'
import { fairPages } from './fair-page.ts'
import { rankForYou, rankTop, type Reader } from './rank.ts'
import { readInterests } from './signals.ts'
import { subjectsOf } from './subjects.ts'

/** As many as stand on one page, of which no source takes more than its share. */
const PAGE = 12

/** The first articles in the order of the filter, at most `count`; what is breaking stands above them. */
export async function listChosen(shelf: Shelf, chosen: Chosen, count: number): Promise<Article[]> {
  return articlesOf(shelf, await choose(shelf, chosen, count, isNotBreaking(shelf.now)))
}

/** For You is fair page by page; Top and Topics show what there is. */
export async function choose(
  shelf: Shelf,
  chosen: Chosen,
  count: number,
  within?: Sql,
): Promise<TitledCandidate[]> {
  const candidates = await readCandidates(shelf, chosen, within)
  const moment = { now: shelf.now, time: chosen.time }
  const shown =
    chosen.filter === 'for-you'
      ? fairPages(rankForYou(candidates, await readReader(shelf, candidates), moment), count, PAGE)
      : rankTop(candidates, moment).slice(0, count)
  return shown.map(({ candidate }) => candidate)
}

/** Who reads: what was learnt, and what the profile says, in the words of the articles. */
export async function readReader(
  { db, readerId, now }: Shelf,
  candidates: readonly TitledCandidate[],
): Promise<Reader> {
  const known = await readInterests(db, readerId, now)
  const words = await profileTerms(db, readerId, null)
  if (words.size === 0) return { ...known, profile: words }

  // A profile is written in one language, and its words are looked for in each.
  const profile = new Map<string, number>()
  for (const language of new Set(candidates.map((candidate) => candidate.language))) {
    for (const [word, weight] of words) {
      const { terms } = subjectsOf({ title: word, language, feeds: [], category: '' })
      for (const term of terms) profile.set(term, Math.max(weight, profile.get(term) ?? 0))
    }
  }
  return { ...known, profile }
}

/** In the same order. */
export async function articlesOf(
  shelf: Shelf,
  candidates: readonly TitledCandidate[],
): Promise<Article[]> {
  const places = new Map(candidates.map(({ id }, place) => [id, place]))
  const articles = await listArticles(shelf, sql`where id = any(${[...places.keys()]})`)
  return articles.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!)
}
