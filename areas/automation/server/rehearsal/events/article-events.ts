import * as z from 'zod/mini'
import { articleFacts } from '#areas/articles/server/lends/article.ts'
import {
  isFollowed,
  isFindable,
  listArticles,
  listFacts,
  type KnownFacts,
} from '#areas/articles/server/lends/lists.ts'
import type { Article } from '#areas/articles/contract.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import { matchesAmong } from '#areas/rules/server/lends.ts'
import type { Conditions } from '../../../flow/fields/conditions.ts'
import type { TriggerDraft } from '../../../flow/triggers.ts'
import { compiled } from '../../../flow/rehearsal/compiled.ts'
import { findIn } from '../../../flow/fields/references.ts'
import { readRunOf } from '#platform/runs/server/lends.ts'
import { workflowRun } from '../../rows/workflow-run.ts'
import { meets } from '../../triggers/meets.ts'
import { ARTICLE_PARTS, articleOfRun, articlesOfRuns } from './articles-of-runs.ts'
import { narrow } from './narrow.ts'
import type { Match, PastEvent, PastEvents, Wanted } from './past-event.ts'

/** The number of articles to examine before other requests get a turn. */
const BATCH = 20_000
const MOST_MS = 5000

type ArticleTrigger = Pick<Extract<TriggerDraft, { kind: 'happening' }>, 'when' | 'rule'>

type FactName = keyof KnownFacts['facts']
const names = [
  ...['id', 'title', 'summary', 'publishedTime', 'category', 'sources', 'sourceCount'],
  ...['independentCount', 'page'],
] as FactName[]

/**
 * Finds articles of the last days that meet the conditions in their present form. An article for
 * which the workflow ran also counts in its form at that time, except for the conditions of a rule,
 * for which that form is unknown.
 */
export function articleEvents(
  desk: Desk,
  workflow: string,
  draft: ArticleTrigger,
  since: Date,
): PastEvents {
  const { when, rule } = draft
  const { db, readerId, publicAddress } = desk
  const scope = { db, readerId, now: desk.now() }
  // Articles that were archived since then count as well, because they were in the lists when they
  // appeared.
  const isOurs = sql`published_at > ${since} and ${isFollowed(scope)} and ${isFindable(readerId)}`
  const wanted = wantedFor(when)
  const isMet = compiled(when)

  const isMetThen = (facts: unknown) => !rule && isMet(facts)
  const readOfRuns = () => articlesOfRuns(desk, workflow, isMetThen, since)

  async function match(asked: Wanted): Promise<{ matches: Match[]; isAll: boolean }> {
    const [now, then] = await Promise.all([matchNow(asked), readOfRuns()])
    const known = new Set(now.matches.map(({ position }) => position))
    const { before = Number.MAX_SAFE_INTEGER, most } = asked
    const others = [...then.values()]
      .filter(({ position }) => position < before && !known.has(position))
      .map(({ position, at }) => ({ position, at: Date.parse(at) }))
    if (others.length === 0) return now
    const matches = [...now.matches, ...others].toSorted((a, b) => b.position - a.position)
    return { ...now, matches: matches.slice(0, most) }
  }

  async function matchNow({ before, most }: Wanted): Promise<{ matches: Match[]; isAll: boolean }> {
    const oldest = await oldestSince(desk, since)
    const until = Date.now() + MOST_MS
    const matches: Match[] = []
    for (let behind = before ?? Number.MAX_SAFE_INTEGER; matches.length < most;) {
      const found = await listFacts(
        scope,
        sql`where id >= ${oldest}::bigint and id < ${behind}::bigint and ${isOurs} and ${narrow(when, readerId)}
            order by id desc limit ${BATCH}`,
        wanted,
      )
      const { met, isAll } = await metByRule(found.map(({ id }) => id))
      for (const { id, publishedAt, facts } of found)
        if (met(id) && isMet({ article: facts })) matches.push({ position: id, at: publishedAt })
      if (!isAll || found.length < BATCH) return { matches: matches.slice(0, most), isAll }
      if (Date.now() > until) return { matches: matches.slice(0, most), isAll: false }
      behind = found.at(-1)!.id
    }
    return { matches: matches.slice(0, most), isAll: true }
  }

  /** Finds out which articles meet the conditions of the rule that the trigger was copied from. */
  async function metByRule(asked: number[]) {
    if (!rule) return { met: () => true, isAll: true }
    const { ids, isAll } = await matchesAmong(desk, db, readerId, rule, asked)
    return { met: (id: number) => ids.has(id), isAll }
  }

  const eventOf = (article: Article, met: (id: number) => boolean): PastEvent => {
    const facts = { article: articleFacts(article, publicAddress) }
    return {
      ...{ key: `article/${article.id}`, position: article.id, at: article.publishedTime },
      ...{ words: article.title, page: `/news-hub/feed?article=${article.id}`, facts },
      isMet: met(article.id) && meets(desk, when, facts),
    }
  }
  const list = async (rest: Sql) => {
    const articles = await listArticles(scope, rest)
    const { met } = await metByRule(articles.map(({ id }) => id))
    return articles.map((article) => eventOf(article, met))
  }

  return {
    from: 'articles',
    match,
    async read(matches) {
      const then = await readOfRuns()
      const others = matches.map(({ position }) => position).filter((id) => !then.has(id))
      const now = await list(sql`where id = any(${others})`)
      const ofRuns = matches.flatMap(({ position }) => then.get(position) ?? [])
      return [...now, ...ofRuns].toSorted((a, b) => b.position - a.position)
    },
    find: (search, { before = Number.MAX_SAFE_INTEGER, most }) =>
      list(sql`where id < ${before}::bigint and ${isOurs}
          and strpos(lower(title), lower(${search.trim()})) > 0 order by id desc limit ${most}`),
    async open(key) {
      if (key.startsWith('run/')) {
        const of = { kind: workflowRun, readerId, parentId: workflow }
        const run = await readRunOf(db, of, key.slice('run/'.length), ARTICLE_PARTS)
        return run && articleOfRun(run, isMetThen)
      }
      const id = Number(/^article\/(\d{1,15})$/.exec(key)?.[1])
      if (!Number.isSafeInteger(id)) return null
      const [event] = await list(
        sql`where id = ${id}::bigint and ${isFollowed(scope)} and ${isFindable(readerId)}`,
      )
      return event ?? null
    },
  }
}

/** The fields that the conditions refer to. */
function wantedFor({ rows }: Conditions): Set<FactName> {
  const wanted = new Set<FactName>()
  for (const { field, value = null } of rows)
    for (const { path } of [...findIn(field).references, ...findIn(value).references]) {
      const name = path?.[2]
      for (const one of names) if (name === undefined || name === one) wanted.add(one)
    }
  return wanted
}

/**
 * The lowest id of the articles since then; 0 if there are none. The subquery keeps PostgreSQL from
 * scanning all ids from the lowest.
 */
async function oldestSince({ db }: Desk, since: Date): Promise<number> {
  const { id } = await db.one(
    z.object({ id: z.int() }),
    sql`select coalesce(min(id), 0) as id
        from (select id from articles where published_at > ${since} offset 0) as recent`,
  )
  return id
}
