import * as z from 'zod/mini'
import { isTakingIn } from '#feeds/taking-in.ts'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { foundAmong } from '#engine/names/entities.ts'
import {
  knownFrom,
  learnFrom,
  lessonsOf,
  namesAskedFor,
  type Seen,
} from '#engine/names/learnt-names.ts'
import type { KnownNames } from '#engine/names/name-part.ts'
import { nameWords } from '#engine/names/name-words.ts'
import { nextLessons } from './next-lessons.ts'

const LOOKS_BACK = 5_000
const REST_SECONDS = 10
const READ_CHARACTERS = 1000
/**
 * The most names to store. Beyond it, those that were not seen for the longest time are forgotten.
 */
const MOST_NAMES = 100_000
/**
 * The most characters of a name, which is enough for a first name and a surname but not for a
 * sentence.
 */
const LONGEST_NAME = 80

const Learnt = z.object({
  name: z.string(),
  person: z.int(),
  organisation: z.int(),
  place: z.int(),
})

/** Reads the learned names that may occur in these texts. */
export async function readKnownNames(
  db: Database,
  texts: readonly string[],
  language: string | null,
): Promise<KnownNames> {
  return knownFrom(await readSeen(db, namesAskedFor(wordsOf(texts, language))))
}

function* wordsOf(texts: readonly string[], language: string | null) {
  for (const text of texts) yield nameWords(text, language)
}

async function readSeen(db: Database, names: readonly string[]): Promise<Map<string, Seen>> {
  if (names.length === 0) return new Map()
  const rows = await db.many(
    Learnt,
    sql`select name, person, organisation, place from learnt_names where name = any(${[...names]})`,
  )
  return new Map(rows.map(({ name, ...seen }) => [name, seen]))
}

const Lesson = z.object({
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
})

/** Learns from entries that were joined since the last time. During a flood of news it waits. */
export const learnNames = job<object>('articles/learn-names', async (tools) => {
  for (;;) {
    const isBusy = await isTakingIn(tools)
    const count = await tools.db.transaction((db) => learnNext(db, isBusy, tools.now()))
    if (count > 0) continue
    const later = { dedupeKey: 'learn later', afterSeconds: REST_SECONDS }
    if (isBusy) await tools.enqueue(learnNames, {}, later)
    return
  }
})

/** A step after writing that queues the learning of names. */
export async function wakeNameLearner(db: Database, _: number[], tools: Tools): Promise<void> {
  await tools.enqueue(learnNames, {}, { db, dedupeKey: 'learn' })
}

async function learnNext(db: Database, isBusy: boolean, now: Date): Promise<number> {
  const entries = await nextLessons(db, {
    table: sql`name_learning`,
    // During a flood it waits, but only until the first entries are nearly too old to be read.
    least: isBusy ? LOOKS_BACK / 2 : 1,
    looksBack: LOOKS_BACK,
    columns: sql`title, left(text, ${READ_CHARACTERS}) as text, language`,
    lesson: Lesson,
  })
  await learn(db, entries, now)
  return entries.length
}

async function learn(
  db: Database,
  entries: readonly z.infer<typeof Lesson>[],
  now: Date,
): Promise<void> {
  const read = entries.map(({ title, text, language }) =>
    nameWords(`${title}\n\n${text}`, language),
  )
  const asked = new Set(read.flatMap((sentences) => namesAskedFor([sentences])))
  const seen = await readSeen(db, [...asked])
  const known = knownFrom(seen)
  const changed = new Set<string>()
  entries.forEach(({ language }, at) => {
    const lessons = lessonsOf(foundAmong(read[at]!, language, known)).filter(
      ({ name }) => name.length <= LONGEST_NAME,
    )
    learnFrom(seen, lessons)
    for (const { name } of lessons) changed.add(name)
  })
  if (changed.size === 0) return
  const rows = [...changed].toSorted().map((name) => ({ name, ...seen.get(name)! }))
  await db.run(sql`
    insert into learnt_names (name, person, organisation, place, seen_at)
    select name, person, organisation, place, ${now}
    from ${bulk(rows, { name: 'text', person: 'int', organisation: 'int', place: 'int' }).rows}
    on conflict (name) do update set person = excluded.person, organisation = excluded.organisation,
      place = excluded.place, seen_at = excluded.seen_at`)
  await forget(db)
}

async function forget(db: Database): Promise<void> {
  await db.run(sql`
    delete from learnt_names where name in (
      select name from learnt_names order by seen_at desc, name offset ${MOST_NAMES})`)
}
