import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import type { Corrected, Correction } from '../../contracts/corrections.ts'
import type { Hanging } from '../merging/hanging.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { mergeArticles } from '../merging/merge-articles.ts'
import { forbidMerge, allowMerge } from '../merging/forbidden-merge-rows.ts'
import {
  changeArticles,
  demandOneAudience,
  findArticle,
  findEntry,
  type EntryPlace,
} from './correcting.ts'
import { readCarried } from './carried.ts'
import { foundArticle, placeEntries, type Placed } from '../joining/place-entries.ts'

interface Who {
  tools: World
  readerId: string
}

/**
 * Splits off an entry as a separate article. No later pass merges it with the former article again.
 */
export function splitEntry(
  { tools, readerId }: Who,
  asked: { entry: number; article: number },
): Promise<Corrected> {
  return changeArticles(tools, async (db) => {
    const entry = await findEntry(db, readerId, asked)
    if (entry.siblings === 0) {
      throw new Problem(
        'invalid',
        'This is the only source of the article, so there is nothing to split off.',
      )
    }
    const into = await foundArticle(db, entry.id)
    return takeOut(db, { readerId, kind: 'split', now: tools.now() }, entry, into)
  })
}

/** Moves an entry to another article. If it was the only entry, the articles are merged. */
export function moveEntry(
  { tools, readerId }: Who,
  asked: { entry: number; article: number; into: number },
): Promise<Corrected> {
  return changeArticles(tools, async (db) => {
    const entry = await findEntry(db, readerId, asked)
    const { id: into } = await findArticle(db, readerId, asked.into)
    if (into === entry.articleId)
      throw new Problem('invalid', 'The source is already in that article.')
    await demandOneAudience(db, entry.articleId, into)
    const by = { readerId, now: tools.now() }
    if (entry.siblings === 0)
      return makeOne(db, hangingOn(tools.extensions), by, [entry.articleId, into])
    return takeOut(db, { ...by, kind: 'move' }, entry, into)
  })
}

/** Merges two articles. The older one stays, and the other one redirects to it. */
export function uniteArticles(
  { tools, readerId }: Who,
  { article, other }: { article: number; other: number },
): Promise<Corrected> {
  return changeArticles(tools, async (db) => {
    const one = await findArticle(db, readerId, article)
    const two = await findArticle(db, readerId, other)
    if (one.id === two.id) throw new Problem('invalid', 'These are already one article.')
    await demandOneAudience(db, one.id, two.id)
    return makeOne(db, hangingOn(tools.extensions), { readerId, now: tools.now() }, [
      one.id,
      two.id,
    ])
  })
}

/**
 * Records that two articles are about different events, or removes that record. No entry is moved.
 */
export function partArticles(
  { tools, readerId }: Who,
  { article, other, areApart }: { article: number; other: number; areApart: boolean },
): Promise<void> {
  return changeArticles(tools, async (db) => {
    const one = await findArticle(db, readerId, article)
    const two = await findArticle(db, readerId, other)
    if (one.id === two.id) {
      throw new Problem('conflict', 'These have become one article. Split a source off instead.')
    }
    await (areApart ? forbidMerge : allowMerge)(db, one.id, two.id)
  })
}

async function takeOut(
  db: Database,
  by: { readerId: string; kind: 'split' | 'move'; now: Date },
  { id: entryId, articleId: from, title, confidence }: EntryPlace,
  into: number,
): Promise<Corrected> {
  await placeEntries(db, [{ entryId, into, confidence: 1 }])
  await forbidMerge(db, from, into)
  await db.run(sql`delete from article_follow_ups where article_id in (${from}, ${into})`)
  const correction = await writeDown(db, { ...by, from, into, title })
  await keepEntry(db, correction, { entryId, confidence })
  return { correction, article: into }
}

/** The origin of a merge: the reader, or the embeddings of the reader's endpoint. */
interface MergedBy {
  readerId: string
  now: Date
  isByMeaning?: boolean
}

/**
 * Merges two articles in the caller's transaction, even if a reader separated them. The caller must
 * have checked that both exist and have one audience.
 */
export async function makeOne(
  db: Database,
  hanging: readonly Hanging[],
  by: MergedBy,
  pair: [number, number],
): Promise<Corrected> {
  const [into, from] = pair.toSorted((a, b) => a - b) as [number, number]
  const carried = await readCarried(db, hanging, { from, into })
  const { title } = await db.one(
    z.object({ title: z.string() }),
    sql`select title from articles where id = ${from}`,
  )
  const correction = await writeDown(db, { ...by, kind: 'merge', from, into, title, carried })
  await db.run(sql`
    insert into join_correction_entries (correction_id, entry_id, confidence, is_moved)
    select ${correction}, entry_id, confidence, true from article_entries where article_id = ${from}`)
  await allowMerge(db, from, into)
  await mergeArticles(db, hanging, { from, into })
  await db.run(sql`delete from article_follow_ups where article_id = ${into}`)
  return { correction, article: into }
}

async function writeDown(
  db: Database,
  made: {
    readerId: string
    kind: Correction['kind']
    from: number
    into: number
    title: string
    carried?: string
    now: Date
    isByMeaning?: boolean
  },
): Promise<number> {
  const { id } = await db.one(
    z.object({ id: z.int() }),
    sql`insert into join_corrections (reader_id, kind, from_article, into_article, title, carried, made_at, is_by_meaning)
        values (${made.readerId}, ${made.kind}, ${made.from}, ${made.into}, ${made.title},
          ${made.carried ?? null}, ${made.now}, ${made.isByMeaning ?? false})
        returning id`,
  )
  return id
}

async function keepEntry(
  db: Database,
  correction: number,
  { entryId, confidence }: Placed,
): Promise<void> {
  await db.run(sql`
    insert into join_correction_entries (correction_id, entry_id, confidence, is_moved)
    values (${correction}, ${entryId}, ${confidence}, true)`)
}
