import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { foundIn } from '#engine/names/entities.ts'
import {
  knownFrom,
  learnFrom,
  lessonsOf,
  namesAskedFor,
  type Seen,
} from '#engine/names/learnt-names.ts'
import type { KnownNames } from '#engine/names/name-part.ts'

const ENTRIES_AT_ONCE = 500
/** A hub that begins to learn late looks at so many of its newest entries. */
const LOOKS_BACK = 5_000
const READ_CHARACTERS = 1000
/** With more names than this, those not seen for longest are forgotten. */
const MOST_NAMES = 100_000
/** A name and its surname, no sentence. */
const LONGEST_NAME = 80

const Learnt = z.object({
  name: z.string(),
  person: z.int(),
  organisation: z.int(),
  place: z.int(),
})

/** What was learnt of the names that may stand in these texts. */
export async function readKnownNames(
  db: Database,
  texts: readonly string[],
  language: string | null,
): Promise<KnownNames> {
  return knownFrom(await readSeen(db, namesAskedFor(texts, language)))
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
  position: z.int(),
  title: z.string(),
  text: z.string(),
  language: z.nullable(z.string()),
})

/** Learns from the entries that were joined since, each once and in that order; one worker at a time. */
export async function learnNames(db: Database, _: number[], tools: Tools): Promise<void> {
  const learning = await db.maybe(
    z.object({ position: z.int(), joined: z.int() }),
    sql`select name_learning.position, joining.position as joined from name_learning, joining
        where joining.position > name_learning.position
        for update of name_learning skip locked`,
  )
  if (!learning) return
  const from = Math.max(learning.position, learning.joined - LOOKS_BACK)
  const entries = await db.many(
    Lesson,
    sql`select position, title, left(text, ${READ_CHARACTERS}) as text, language
        from article_entries join entries on id = entry_id
        where position > ${from} order by position limit ${ENTRIES_AT_ONCE}`,
  )
  await learn(db, entries, tools.now())
  const to = entries.length < ENTRIES_AT_ONCE ? learning.joined : entries.at(-1)!.position
  await db.run(sql`update name_learning set position = ${to}`)
}

async function learn(
  db: Database,
  entries: readonly z.infer<typeof Lesson>[],
  now: Date,
): Promise<void> {
  const texts = entries.map(({ title, text }) => `${title}\n\n${text}`)
  const asked = new Set(texts.flatMap((text, at) => namesAskedFor([text], entries[at]!.language)))
  const seen = await readSeen(db, [...asked])
  const known = knownFrom(seen)
  const changed = new Set<string>()
  entries.forEach(({ language }, at) => {
    const lessons = lessonsOf(foundIn([texts[at]!], language, known)).filter(
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
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (name text, person int, organisation int, place int)
    on conflict (name) do update set person = excluded.person, organisation = excluded.organisation,
      place = excluded.place, seen_at = excluded.seen_at`)
  await forget(db)
}

async function forget(db: Database): Promise<void> {
  await db.run(sql`
    delete from learnt_names where name in (
      select name from learnt_names order by seen_at desc, name offset ${MOST_NAMES})`)
}
