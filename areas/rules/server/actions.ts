import * as z from 'zod/mini'
import { join, sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import type { RuleAction, TranslationLanguage } from '../contract.ts'
import { currentId } from '#areas/articles/server/lends/article.ts'
import { ruleFound } from '../rule-found.ts'
import type { Rule } from './conditions.ts'
import { runWorkflows } from './workflows/run-workflows.ts'

const CountRow = z.object({ articles: z.int() })

/** The key of an action and its value in `rule_effects`, such as "hide" or "tag:harbour". */
export function keyOf(action: RuleAction): string {
  switch (action.do) {
    case 'tag':
      return `tag:${action.tag}`
    case 'move':
      return `move:${action.category}`
    case 'boost':
      return `boost:${action.amount}`
    case 'translate':
      return `translate:${action.language}`
    case 'run':
      return `run:${action.workflow}`
    default:
      return action.do
  }
}

/**
 * A condition on `articles`: at least one action of the rule would change the article for the
 * reader.
 */
export function isTouchable(rule: Rule): Sql {
  return sql`(${join(
    rule.actions.map((action) => wouldChange(rule, action)),
    ' or ',
  )})`
}

/**
 * A condition on `articles`: the action would change the article. States set by the reader or
 * another rule stay, and a rule does each action only once, so that it does not repeat what the
 * reader has undone.
 */
function wouldChange(rule: Rule, action: RuleAction): Sql {
  const isDone = sql`exists (select 1 from rule_effects
    where rule_id = ${rule.id} and rule_effects.article_id = articles.id and did = ${keyOf(action)})`
  return sql`(not ${isDone} and not ${isSettled(rule, action)})`
}

function isSettled({ readerId, id }: Rule, action: RuleAction): Sql {
  const has = (table: string, more = sql``) => sql`exists (
    select 1 from ${tables[table]!} as there
    where there.reader_id = ${readerId} and there.article_id = articles.id ${more})`
  const byAnotherRule = sql`and there.rule_id is not null`
  switch (action.do) {
    case 'archive':
    case 'hide':
      return sql`(${has('putAway')} or ${has('saved', byAnotherRule)})`
    case 'save':
      return sql`(${has('saved')} or ${has('putAway', byAnotherRule)})`
    case 'tag':
      return has('tags', sql`and there.tag = ${action.tag}`)
    case 'move':
      return sql`(category = ${action.category} or ${has('moves')} or exists (
        select 1 from reader_categories as gone where gone.reader_id = ${readerId}
          and gone.id = ${action.category} and gone.removed_at is not null))`
    case 'notify':
      return has('notifications', sql`and there.rule_id = ${id}`)
    case 'read':
      return has('reads')
    case 'boost':
      return has('boosts')
    case 'translate':
      return sql`(${isIn(action.language)} or ${has('translations')})`
    case 'run':
      return sql`not exists (select from rules where rules.id = ${id} and runs_since <= articles.created_at)`
  }
}

/**
 * A condition on `articles`: the article is in the language, or its language is unknown, so that a
 * translation could not be checked.
 */
function isIn(language: TranslationLanguage): Sql {
  const own = sql`split_part(lower(coalesce(articles.language, '')), '-', 1)`
  return sql`${own} = any(${['', language, ...(language === 'no' ? ['nb', 'nn'] : [])]})`
}

/** Tables that store the results of actions, each with the id of the rule. */
const tables: Record<string, Sql> = {
  putAway: sql`articles_put_away`,
  saved: sql`saved_articles`,
  tags: sql`article_tags`,
  moves: sql`article_moves`,
  notifications: sql`notifications`,
  reads: sql`article_reads`,
  boosts: sql`article_boosts`,
  translations: sql`article_translations`,
}

/** Actions that store a row for the reader and the article. */
type Marking = Exclude<RuleAction, { do: 'run' }>

interface Doer {
  /** The id of the rule; null if the reader acts. */
  id: string | null
  readerId: string
  name: string
}

/** Does one action on an article for its reader. Earlier decisions are not changed. */
export async function actForReader(
  db: Database,
  readerId: string,
  action: Marking,
  article: number,
  now: Date,
): Promise<void> {
  await db.run(sql`
    ${written({ id: null, readerId, name: '' }, action, now)}
    from articles where id = ${article} ${unlessThere(action)}`)
}

/** Does a rule's actions on matching articles. Doing them again changes nothing. */
export async function act(
  tools: Tools,
  db: Database,
  rule: Rule,
  articles: number[],
  now: Date,
): Promise<void> {
  for (const action of rule.actions) {
    if (action.do === 'run') {
      const those = sql`id = any(${articles}) and ${wouldChange(rule, action)}`
      await runWorkflows(tools, db, rule, { workflow: action.workflow, key: keyOf(action), those })
      continue
    }
    await db.run(sql`
      with changed as (
        ${written(rule, action, now)}
        from articles where id = any(${articles}) and ${wouldChange(rule, action)}
        ${unlessThere(action)} returning article_id
      )
      insert into rule_effects (rule_id, article_id, did, reader_id, at)
      select ${rule.id}, article_id, ${keyOf(action)}, ${rule.readerId}, ${now} from changed
      on conflict do nothing`)
  }
}

function written({ id, readerId, name }: Doer, action: Marking, now: Date): Sql {
  const who = sql`${readerId}, articles.id, ${id}::text`
  switch (action.do) {
    case 'archive':
    case 'hide':
      return sql`insert into articles_put_away (reader_id, article_id, rule_id, state, put_away_at)
        select ${who}, ${action.do === 'hide' ? 'hidden' : 'archived'}, ${now}::timestamptz`
    case 'save':
      return sql`insert into saved_articles (reader_id, article_id, rule_id, saved_at)
        select ${who}, ${now}::timestamptz`
    case 'tag':
      return sql`insert into article_tags (reader_id, article_id, rule_id, tag)
        select ${who}, ${action.tag}`
    case 'move':
      return sql`insert into article_moves (reader_id, article_id, rule_id, category)
        select ${who}, ${action.category}`
    case 'notify':
      return sql`insert into notifications (reader_id, article_id, rule_id, text, at, event, kinds, subject)
        select ${who}, ${ruleFound.word({ rule: name }).text}, ${now}::timestamptz,
          'article/' || articles.id, ${[ruleFound.id]}::text[], ${`rule/${id}`}`
    case 'read':
      return sql`insert into article_reads (reader_id, article_id, rule_id, read_at)
        select ${who}, ${now}::timestamptz`
    case 'boost':
      return sql`insert into article_boosts (reader_id, article_id, rule_id, amount)
        select ${who}, ${action.amount}::integer`
    case 'translate':
      return sql`insert into article_translations (reader_id, article_id, rule_id, language, next_try_at)
        select ${who}, ${action.language}, ${now}::timestamptz`
  }
}

/**
 * The `on conflict` clause. A reader is notified of an article only once, but each further rule may
 * add ways to notify.
 */
function unlessThere(action: RuleAction): Sql {
  if (action.do !== 'notify') return sql`on conflict do nothing`
  return sql`on conflict (reader_id, event) do update
    set kinds = notifications.kinds || excluded.kinds, routed_at = null
    where not notifications.kinds @> excluded.kinds`
}

/**
 * The first rule that archived or hid an article, and the state that it set; null if no rule did.
 */
export async function readRuleThatUnlisted(
  db: Database,
  readerId: string,
  article: number,
): Promise<{ ruleId: string; state: string } | null> {
  return db.maybe(
    z.object({ ruleId: z.string(), state: z.string() }),
    sql`select rule_id, case did when 'hide' then 'hidden' else 'archived' end as state
        from rule_effects join rules on rules.id = rule_id
        where rule_effects.reader_id = ${readerId} and article_id = ${currentId(article)}
          and did in ('archive', 'hide') and undone_at is null
        order by position, rule_id limit 1`,
  )
}

interface Owned {
  id: string
  readerId: string
}

/** Undoes a rule's actions on an article, and prevents new ones. */
export async function takeBackFrom(
  db: Database,
  rule: Owned,
  article: number,
  now: Date,
): Promise<void> {
  await deleteRows(db, rule, sql`and article_id = ${article}`)
  await db.run(sql`
    update rule_effects set undone_at = ${now}
    where rule_id = ${rule.id} and reader_id = ${rule.readerId} and article_id = ${article}`)
}

/**
 * Undoes all actions of a rule, and returns on how many articles. The reader's own actions stay.
 */
export async function takeBackAll(db: Database, rule: Owned): Promise<number> {
  await deleteRows(db, rule, sql``)
  const { articles } = await db.one(
    CountRow,
    sql`with gone as (delete from rule_effects
          where rule_id = ${rule.id} and reader_id = ${rule.readerId} returning article_id, undone_at)
        select count(distinct article_id) as articles from gone where undone_at is null`,
  )
  return articles
}

async function deleteRows(db: Database, { id, readerId }: Owned, those: Sql): Promise<void> {
  // The reader may have hidden the article after the rule did. The rule's state is forgotten, so
  // that undoing the hiding brings the article back to the lists.
  await db.run(sql`
    update reading_signals set put_away_before = null
    where reader_id = ${readerId} and kind in ('less', 'hide') and article_id in (
      select article_id from rule_effects
      where rule_id = ${id} and did in ('archive', 'hide') and undone_at is null ${those})`)
  for (const table of Object.values(tables)) {
    await db.run(
      sql`delete from ${table} where rule_id = ${id} and reader_id = ${readerId} ${those}`,
    )
  }
}
