import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { MATCHING } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk, type Tools } from '#server/tools.ts'
import type { RuleDraft, ruleEditor } from '../contract.ts'
import { ruleOffers } from '../rule-offers.ts'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import { takeBackAll, takeBackFrom } from './actions.ts'
import { applyRules, tellOfRules } from './applying/apply-rules.ts'
import { startOnPast } from './applying/apply-to-past.ts'
import { readyRule, textConditionsOf, type Rule } from './conditions.ts'
import { findConflicts } from './find-conflicts.ts'
import { findMatches } from './find-matches.ts'
import { listChangedArticles, listWork } from './list-changed.ts'
import { beginLook, beginPreview, checkTexts } from './matching/look.ts'
import { readRule, readRules } from './read-rules.ts'
import { previewBelow, previewPast } from './preview-rule.ts'
import { chooseTranslator, wakeTranslator } from './translating/translate-summaries.ts'
import { categoryNames, namesOf, sourceNames, topicNames } from './source-names.ts'
import { listWorkflows } from './workflows/run-workflows.ts'

const MOST_RULES = 100
/** The number of articles that a rule is tried on before it is saved. */
const TRIED = 200

/** Saves and previews rules, and undoes their actions. */
export function serverRuleEditor(tools: Desk): Api<typeof ruleEditor> {
  const { db, readerId } = tools
  const tell = () => tellOfRules(tools)

  return {
    async getRuleForm() {
      const [sources, topics, categories, list, languages, translator, workflows] =
        await Promise.all([
          sourceNames(db, readerId),
          topicNames(db, readerId),
          categoryNames(db, readerId),
          readRules(db, readerId),
          languagesOf(db, readerId),
          chooseTranslator(tools, readerId),
          listWorkflows(tools, readerId),
        ])
      const known = [...categories].map(([id, name]) => ({ id, name }))
      const taken = new Set(list.map(({ name }) => name))
      return {
        sources: [...sources].map(([id, name]) => ({ id, name })),
        topics: [...topics].map(([id, name]) => ({ id, name })),
        categories: known,
        targets: known,
        languages,
        translator: translator?.endpoint.name ?? null,
        workflows: workflows.map(({ id, name }) => ({ id, name })),
        offers: ruleOffers.filter(({ name }) => !taken.has(name)),
      }
    },

    async getRule({ id }) {
      const { name, match, conditions, actions } = await readRule(db, readerId, id)
      return { id, name, match, conditions, actions }
    },

    async listWork() {
      return listWork(tools)
    },

    async checkPattern({ pattern }) {
      try {
        await checkTexts(tools, [{ about: 'pattern', not: false, pattern, where: 'anywhere' }])
        return null
      } catch (error) {
        if (error instanceof Problem) return error.message
        throw error
      }
    },

    async previewRule({ rule: draft, before }) {
      const now = tools.now()
      const rule = ruleOf(draft, readerId)
      const [ready, sources] = [readyRule(rule, now), await namesOf(db, readerId)]
      const look = beginPreview(tools)
      await checkTexts(tools, textConditionsOf(rule))
      if (before !== undefined)
        return { ...(await previewBelow(db, ready, sources, before, look)), conflicts: [] }
      const past = await previewPast(db, ready, sources, look)
      const others = await readRules(db, readerId)
      const withDraft = others.some(({ id }) => id === rule.id)
        ? others.map((other) => (other.id === rule.id ? rule : other))
        : [...others, rule]
      const conflicts = await findConflicts(db, readerId, withDraft, now, look)
      return {
        ...past,
        conflicts: conflicts.filter(({ upper, lower }) => [upper.id, lower.id].includes(rule.id)),
      }
    },

    async listConflicts() {
      const rules = await readRules(db, readerId)
      // Several callers may wait for the same answer, so it is completed even if a caller leaves.
      const look = beginLook(tools, { readerId, leftMs: MATCHING.totalMs })
      return findConflicts(db, readerId, rules, tools.now(), look)
    },

    async saveRule(draft) {
      const rule = ruleOf(draft, readerId)
      // An invalid rule fails here with a message, and not later when an article arrives.
      await tryRule(tools, rule)
      await db.transaction((db) =>
        draft.id === undefined ? addRule(db, rule, tools.now()) : changeRule(db, rule, tools),
      )
      await tell()
      return { id: rule.id }
    },

    async moveRule({ id, to }) {
      await db.transaction(async (db) => {
        const list = await readRules(db, readerId)
        const ids = list.map((rule) => rule.id).filter((other) => other !== id)
        if (ids.length === list.length) throw goneProblem()
        ids.splice(Math.max(0, to), 0, id)
        await db.run(sql`
          update rules set position = place.position
          from unnest(${ids}::text[]) with ordinality as place (id, position)
          where rules.id = place.id and reader_id = ${readerId}`)
      })
      await tell()
    },

    async listChangedArticles({ rule, before }) {
      return listChangedArticles(tools, rule, before)
    },

    async undoArticle({ rule, article: asked }) {
      await db.transaction(async (db) => {
        const article = await readCurrentId(db, asked)
        await takeBackFrom(db, await readRule(db, readerId, rule), article, tools.now())
        // This rule no longer takes precedence for the article, so another one may act.
        await applyRules(db, [article], tools)
        await wakeTranslator(tools, db)
      })
      await tell()
    },

    async undoRule({ id }) {
      await readRule(db, readerId, id)
      const articles = await db.transaction(async (db) => {
        await db.run(sql`
          update rules set enabled = false, past_below = null
          where id = ${id} and reader_id = ${readerId}`)
        return takeBack(db, id)
      })
      await tell()
      return { articles }
    },

    async removeRule({ id, undo }) {
      await db.transaction(async (db) => {
        if (undo) await takeBack(db, id)
        await db.run(sql`delete from rules where id = ${id} and reader_id = ${readerId}`)
      })
      await tell()
    },
  }

  /** Undoes all actions of a rule; if there were any, the others start on all articles again. */
  async function takeBack(db: Database, id: string): Promise<number> {
    const articles = await takeBackAll(db, { id, readerId })
    if (articles > 0) await startOnPast(db, tools, readerId, sql`id <> ${id}`)
    return articles
  }
}

async function addRule(db: Database, rule: Rule, now: Date): Promise<void> {
  const { id, readerId, name, match, conditions, actions } = rule
  const { changed } = await db.run(sql`
    insert into rules (id, reader_id, position, name, definition, aged_until, created_at)
    select ${id}, ${readerId}, coalesce(max(position), 0) + 1, ${name},
      ${JSON.stringify({ match, conditions, actions })}::jsonb, ${now}::timestamptz, ${now}::timestamptz
    from rules where reader_id = ${readerId} having count(*) < ${MOST_RULES}`)
  if (changed === 0)
    throw new Problem('not-allowed', `There are ${MOST_RULES} rules already. Delete one first.`)
}

/**
 * Changes a rule. What it did before stays, and an active rule is applied to existing articles
 * again.
 */
async function changeRule(db: Database, rule: Rule, tools: Tools): Promise<void> {
  const { id, readerId, name, match, conditions, actions } = rule
  const isMeant = sql`id = ${id} and reader_id = ${readerId}`
  const { changed } = await db.run(sql`
    update rules set name = ${name}, definition = ${JSON.stringify({ match, conditions, actions })}
    where ${isMeant}`)
  if (changed === 0) throw goneProblem()
  await startOnPast(db, tools, readerId, isMeant)
}

/** Fails with a `Problem` if a rule cannot be used, or takes too long for the newest articles. */
async function tryRule(tools: Desk, rule: Rule): Promise<void> {
  await checkTexts(tools, textConditionsOf(rule))
  const ready = readyRule(rule, tools.now())
  await findMatches(tools.db, ready, { limit: TRIED, isDoneToo: true }, beginLook(tools, rule))
}

function ruleOf(draft: RuleDraft, readerId: string): Rule {
  return { ...draft, id: draft.id ?? newId('rule'), readerId }
}

function goneProblem(): Problem {
  return new Problem('not-found', 'That rule no longer exists.')
}

/** Languages of the reader's newest articles. */
async function languagesOf(db: Database, readerId: string): Promise<string[]> {
  const rows = await db.many(
    z.object({ language: z.string() }),
    sql`select distinct split_part(lower(language), '-', 1) as language from (
          select language from articles
          where feed_ids && array(select feed_id from sources where reader_id = ${readerId})
          order by published_at desc limit 2000) as newest
        where language is not null order by 1`,
  )
  return rows.map(({ language }) => language)
}
