import { join, sql, type Sql } from '#server/tools.ts'
import { keywordQuestion } from '#engine/search/search-question.ts'
import { categoryFor } from '#areas/articles/server/lends/folders.ts'
import { readingMinutes } from '#areas/articles/server/lends/article.ts'
import type { RuleCondition, RuleDraft } from '../contract.ts'
import type { TextCondition } from './matching/text-matching.ts'

/** A rule of a reader, active or not. */
export interface Rule extends RuleDraft {
  id: string
  readerId: string
}

/**
 * A condition, prepared for the database. Conditions on texts are checked outside the database, for
 * the rows that it returns.
 */
interface ReadyCondition {
  condition: RuleCondition
  /**
   * A condition in SQL: the article meets this condition, including `not`. Null for conditions on
   * texts.
   */
  isMet: Sql | null
  /**
   * A condition in SQL: the full-text search finds one of the words in the article. Null for all
   * other conditions.
   */
  isFound: Sql | null
  /**
   * A condition in SQL that excludes articles that cannot meet this condition. It excludes none for
   * conditions on texts, because checking the texts outside the database is faster.
   */
  mayBeMet: Sql
}

/** A rule with its prepared conditions. */
export interface ReadyRule extends Rule {
  ready: ReadyCondition[]
}

export function readyRule(rule: Rule, now: Date): ReadyRule {
  const ready = rule.conditions.map((condition) => readyCondition(condition, rule.readerId, now))
  return { ...rule, ready }
}

/** A condition on `articles` that excludes those that the rule cannot match. */
export function mayMatch({ ready, match }: ReadyRule): Sql {
  const all = ready.map(({ mayBeMet }) => mayBeMet)
  return sql`(${join(all, match === 'all' ? ' and ' : ' or ')})`
}

/**
 * An SQL expression of a text with one character for each condition: 1 if it is met or its words
 * are found, 0 if not, and ? if only the texts can tell.
 */
export function answersOf({ ready }: ReadyRule): Sql {
  const signs = ready.map(({ isMet, isFound }) => {
    const fact = isMet ?? isFound
    return fact ? sql`${fact}::int::text` : sql`'?'`
  })
  return join(signs, ' || ')
}

/** The rule's conditions on texts, in their order. */
export function textConditionsOf({ conditions }: RuleDraft): TextCondition[] {
  return conditions.filter(isAboutText)
}

/**
 * Says which conditions an article meets. `places` are the matches for conditions on texts;
 * `answers` are the database's results for the others.
 */
export function metBy(
  { ready }: ReadyRule,
  answers: string,
  places: readonly (string | null)[],
): { isMet: boolean; found: string | null }[] {
  let asked = 0
  return ready.map(({ condition, isMet }, index) => {
    if (isMet) return { isMet: answers[index] === '1', found: null }
    const found = places[asked++] ?? null
    const isThere = found !== null || answers[index] === '1'
    return { isMet: isThere !== condition.not, found }
  })
}

export function isMatch({ match }: RuleDraft, met: { isMet: boolean }[]): boolean {
  return match === 'all' ? met.every(({ isMet }) => isMet) : met.some(({ isMet }) => isMet)
}

function readyCondition(condition: RuleCondition, readerId: string, now: Date): ReadyCondition {
  if (isAboutText(condition))
    return { condition, isMet: null, isFound: isFoundBy(condition), mayBeMet: sql`true` }
  const positive = sql`coalesce(${factOf(condition, readerId, now)}, false)`
  const isMet = condition.not ? sql`(not ${positive})` : positive
  return { condition, isMet, isFound: null, mayBeMet: isMet }
}

/**
 * Finds words in all their inflected forms, as a search does. Words as they are spelled are also
 * looked for in the texts.
 */
function isFoundBy(condition: TextCondition): Sql | null {
  if (condition.about === 'pattern') return null
  const weights = condition.where === 'title' ? 'A' : ''
  return sql`(search @@ ${keywordQuestion(condition.words, { weights })}::tsquery)`
}

function isAboutText(condition: RuleCondition): condition is TextCondition {
  return condition.about === 'words' || condition.about === 'pattern'
}

/** A condition in SQL that the database can check without reading texts. */
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
    case 'length':
      return sql`exists (
        select from article_entries join entries on entries.id = entry_id
          left join entry_full_texts as whole on whole.entry_id = entries.id and whole.state = 'fetched'
        where article_entries.article_id = articles.id and greatest(
          ${readingMinutes(sql`entries.text`, sql`entries.language`)},
          ${readingMinutes(sql`whole.text`, sql`entries.language`)},
          (select max((file ->> 'seconds')::real) / 60 from jsonb_array_elements(enclosures) as file)
        ) >= ${condition.minutes})`
    case 'topic':
      return sql`articles.id in (select article_id from topic_articles
        where reader_id = ${readerId} and topic_id = any(${condition.topics}) and not is_left_out)`
    case 'link':
      return sql`exists (
        select from article_entries join entries on entries.id = entry_id
        where article_entries.article_id = articles.id and exists (
          select from unnest(${condition.parts.map((part) => part.toLowerCase())}::text[]) as part
          where strpos(lower(entries.link), part) > 0))`
    case 'words':
    case 'pattern':
      throw new Error('Texts are not looked at by the database')
  }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
