import * as z from 'zod/mini'
import { READER_CLIENTS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { insideOf } from '../../streams.ts'
import { sql, type Database, type Desk, type Sql } from '#server/tools.ts'
import type { LabelChange } from './client-item.ts'

// A label of an item is stored as a tag of its article, so all entries of the article have it.

/**
 * Adds and removes tags of the articles in `chosen`, a table of unique `article_id`. A tag that a
 * rule gave becomes the reader's, so that undoing the rule does not remove it.
 */
export async function labelArticles(
  desk: Desk,
  chosen: Sql,
  { added, removed }: LabelChange,
): Promise<void> {
  const { readerId } = desk
  if (added.some((name) => name.length > READER_CLIENTS.labelCharacters)) throw tooLong()
  await labelling(desk, async (db) => {
    await db.run(sql`
      delete from article_tags where reader_id = ${readerId} and tag = any(${[...removed]})
        and article_id in (${chosen})`)
    await db.run(sql`
      insert into article_tags (reader_id, article_id, tag)
      select ${readerId}, article_id, tag from (${chosen}) as chosen cross join unnest(${[...added]}::text[]) as tag
      on conflict (reader_id, article_id, tag) do update set rule_id = null
        where article_tags.rule_id is not null`)
  })
}

/** Renames a label and the labels nested in it; returns whether any article had them. */
export async function renameLabel(
  desk: Desk,
  names: readonly string[],
  into: string,
): Promise<boolean> {
  const { readerId } = desk
  return labelling(desk, async (db) => {
    const { longest } = await db.one(
      z.object({ longest: z.nullable(z.string()) }),
      sql`select max(char_length(renamed))::text as longest from (${renamed(readerId, names, into)}) as one`,
    )
    if (longest === null) return false
    if (Number(longest) > READER_CLIENTS.labelCharacters) throw tooLong()
    // The insertion waits until the deletion has ended, because a new name may be one of the old
    // ones.
    await db.run(sql`
      with renamed as materialized (${renamed(readerId, names, into)}),
      gone as (delete from article_tags where reader_id = ${readerId} and ${isNamed(names)} returning tag),
      waited as (select count(*) as gone from gone)
      insert into article_tags (reader_id, article_id, tag, rule_id)
      select distinct on (article_id, renamed) ${readerId}, article_id, renamed, rule_id from renamed, waited
      order by article_id, renamed, rule_id nulls first
      on conflict (reader_id, article_id, tag) do update set rule_id = null where excluded.rule_id is null`)
    return true
  })
}

/**
 * Removes a label and the labels nested in it from all articles; returns whether any article had
 * them.
 */
export async function removeLabel(desk: Desk, names: readonly string[]): Promise<boolean> {
  return labelling(desk, async (db) => {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`with gone as (
            delete from article_tags where reader_id = ${desk.readerId} and ${isNamed(names)} returning tag)
          select count(*)::int as count from gone`,
    )
    return count > 0
  })
}

/** All labels of a reader. */
export async function listLabels({ db, readerId }: Desk): Promise<string[]> {
  const rows = await db.many(
    z.object({ tag: z.string() }),
    sql`select distinct tag from article_tags where reader_id = ${readerId} order by tag`,
  )
  return rows.map(({ tag }) => tag)
}

/** Labels that a reader gave an article; tags by rules are shown with the rules. */
export async function labelsOf(
  { db, readerId }: Pick<Desk, 'db' | 'readerId'>,
  article: number,
): Promise<string[]> {
  const rows = await db.many(
    z.object({ tag: z.string() }),
    sql`select tag from article_tags
        where reader_id = ${readerId} and article_id = ${article} and rule_id is null order by tag`,
  )
  return rows.map(({ tag }) => tag)
}

/** Finds which of the names are in use as labels. */
export async function labelsAmong(
  { db, readerId }: Desk,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db.many(
    z.object({ tag: z.string() }),
    sql`select tag from unnest(${[...names]}::text[]) as one (tag) where exists (
          select from article_tags as given where given.reader_id = ${readerId} and given.tag = one.tag)`,
  )
  return new Set(rows.map(({ tag }) => tag))
}

function tooLong(): Problem {
  return new Problem(
    'invalid',
    `The name of a label can have ${READER_CLIENTS.labelCharacters} characters at most.`,
  )
}

function isNamed(names: readonly string[]): Sql {
  const inside = names.map((name) => insideOf(name))
  return sql`(tag = any(${[...names]}) or exists (
    select from unnest(${inside}::text[]) as inside where starts_with(tag, inside)))`
}

/** Selects all tags to rename, as a table of `article_id`, `rule_id` and the new name. */
function renamed(readerId: string, names: readonly string[], into: string): Sql {
  return sql`select article_id, rule_id, ${into} || substr(tag, (
        select min(char_length(name)) from unnest(${[...names]}::text[]) as name
        where tag = name or starts_with(tag, name || ${insideOf('')})) + 1) as renamed
      from article_tags where reader_id = ${readerId} and ${isNamed(names)}`
}

/**
 * Runs one change of labels at a time for each reader, and checks the limit of different labels.
 */
async function labelling<Result>(
  { db, readerId, announce }: Desk,
  change: (db: Database) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (db) => {
    await db.one(
      z.object({ id: z.string() }),
      sql`select id from readers where id = ${readerId} for no key update`,
    )
    const before = await countLabels(db, readerId)
    const result = await change(db)
    const after = await countLabels(db, readerId)
    if (after > before && after > READER_CLIENTS.labels) {
      throw new Problem(
        'invalid',
        `You have ${READER_CLIENTS.labels.toLocaleString('en')} labels, which is as many as there may be.`,
      )
    }
    return result
  })
  await announce({ area: 'articles' })
  return result
}

async function countLabels(db: Database, readerId: string): Promise<number> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(distinct tag)::int as count from article_tags where reader_id = ${readerId}`,
  )
  return count
}
