import { join, sql, type Sql } from '#server/tools.ts'
import { categoryFor } from '#areas/articles/server/lends.ts'
import type { RuleCondition, RuleDraft } from '../contract.ts'
import { findWords } from './find-words.ts'
import { readPattern, type FindText } from './pattern.ts'

/** A rule of a reader, in force or not. */
export interface Rule extends RuleDraft {
  id: string
  readerId: string
}

/** A condition as the database answers it; one about texts is answered here, in what the database lets through. */
interface ReadyCondition {
  condition: RuleCondition
  /** Whether an article meets it, negation included; null where only its texts tell. */
  isMet: Sql | null
  /** True of every article that meets it; of a text, which is faster to read here, always. */
  mayBeMet: Sql
  find: FindText | null
}

/** A rule whose conditions can be put to articles. */
export interface ReadyRule extends Rule {
  ready: ReadyCondition[]
}

/** Fails in words when a regular expression cannot be used. */
export async function readyRule(rule: Rule, now: Date): Promise<ReadyRule> {
  const ready = await Promise.all(
    rule.conditions.map((condition) => readyCondition(condition, rule.readerId, now)),
  )
  return { ...rule, ready }
}

/** A condition on `articles` that leaves out what the rule cannot match. */
export function mayMatch({ ready, match }: ReadyRule): Sql {
  const all = ready.map(({ mayBeMet }) => mayBeMet)
  return sql`(${join(all, match === 'all' ? ' and ' : ' or ')})`
}

/** What the database knows of each condition: a text of a sign for each, 1 where it is met. */
export function answersOf({ ready }: ReadyRule): Sql {
  const signs = ready.map(({ isMet }) => (isMet ? sql`${isMet}::int::text` : sql`'?'`))
  return join(signs, ' || ')
}

export function hasText({ ready }: ReadyRule): boolean {
  return ready.some(({ find }) => find !== null)
}

/** Which conditions an article meets, from what the database answered and what its texts say. */
export function metBy(
  { ready }: ReadyRule,
  { answers, title, lead }: { answers: string; title: string; lead: string },
): { isMet: boolean; found: string | null }[] {
  return ready.map(({ condition, find }, index) => {
    if (!find) return { isMet: answers[index] === '1', found: null }
    const isTitleOnly = 'where' in condition && condition.where === 'title'
    const found = find(title) ?? (isTitleOnly ? null : find(lead))
    return { isMet: (found !== null) !== condition.not, found }
  })
}

export function isMatch({ match }: RuleDraft, met: { isMet: boolean }[]): boolean {
  return match === 'all' ? met.every(({ isMet }) => isMet) : met.some(({ isMet }) => isMet)
}

async function readyCondition(
  condition: RuleCondition,
  readerId: string,
  now: Date,
): Promise<ReadyCondition> {
  const find = await textSearch(condition)
  if (find) return { condition, isMet: null, mayBeMet: sql`true`, find }
  const positive = sql`coalesce(${factOf(condition, readerId, now)}, false)`
  const isMet = condition.not ? sql`(not ${positive})` : positive
  return { condition, isMet, mayBeMet: isMet, find: null }
}

async function textSearch(condition: RuleCondition): Promise<FindText | null> {
  if (condition.about === 'words') return findWords(condition.words)
  if (condition.about === 'pattern') return readPattern(condition.pattern)
  return null
}

/** What the database knows of an article by itself. */
function factOf(condition: RuleCondition, readerId: string, now: Date): Sql {
  switch (condition.about) {
    case 'source':
      return sql`feed_ids && array(
        select feed_id from sources where reader_id = ${readerId} and id = any(${condition.sources}))`
    case 'category':
      return sql`${categoryFor(readerId)} = any(${condition.categories})`
    case 'age':
      return sql`published_at <= ${daysBefore(now, condition.days)}`
    case 'quality':
      return sql`articles.id in (select article_id from article_quality where score < ${condition.under}::real)`
    case 'language':
      return sql`split_part(lower(language), '-', 1) = any(${condition.languages})`
    case 'source-count':
      return sql`source_count >= ${condition.atLeast}`
    case 'topic':
      return sql`articles.id in (select article_id from topic_articles
        where reader_id = ${readerId} and topic_id = any(${condition.topics}) and not is_left_out)`
    case 'words':
    case 'pattern':
      throw new Error('Texts are not looked at by the database')
  }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
