import { relatedness, strongestTerms, type ToldArticle } from '#engine/affairs/related.ts'
import type { LinkedArticle } from './link-day.ts'

/** The number of related articles that are shown with an article. */
const SHOWN = 4
/** The most time between an article and a related one. */
const NEAR_MS = 14 * 24 * 60 * 60 * 1000
const LEAD = 400

export interface RelatedPair {
  one: LinkedArticle
  other: LinkedArticle
  /**
   * True if both articles are labelled with the same affair; null if one has no label. A person has
   * to judge the other pairs, because articles about different affairs may be related, too.
   */
  isSameAffair: boolean | null
}

/**
 * Lists articles that are shown as related to labelled articles with several sources, and that
 * linking put into another affair.
 */
export function judgeRelated(linked: readonly LinkedArticle[]): {
  articles: number
  showing: number
  pairs: RelatedPair[]
} {
  const asked = linked.filter(
    ({ label, entries }) => label !== null && new Set(entries.map(({ source }) => source)).size > 1,
  )
  const shown = asked.map((one) => {
    const sought = strongestTerms(one.weights)
    return linked
      .filter((other) => other.affair !== one.affair && Math.abs(other.at - one.at) <= NEAR_MS)
      .filter((other) => sought.filter((term) => other.weights.has(term)).length >= 2)
      .map((other) => ({ other, score: relatedness(toldBy(one), toldBy(other)) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, SHOWN)
      .map(({ other }) => ({ one, other, isSameAffair: affairOfBoth(one, other) }))
  })
  return {
    articles: asked.length,
    showing: shown.filter(({ length }) => length > 0).length,
    pairs: shown.flat(),
  }
}

function affairOfBoth(one: LinkedArticle, other: LinkedArticle): boolean | null {
  return other.label && one.label!.affair === other.label.affair
}

function toldBy({ entries, weights }: LinkedArticle): ToldArticle {
  const [{ title, text, language }] = entries as [LinkedArticle['entries'][number]]
  return { title, summary: text.slice(0, LEAD), language, weights }
}
