import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { stemsToLearn } from '#engine/categories/categorize.ts'
import { certainCategory } from '#engine/categories/certain-category.ts'
import { SubjectLessons, SubjectModel } from '#engine/categories/subject-model.ts'

/** Learning reads and writes the whole model of a language: worth it for so many entries. */
const ENTRIES_AT_ONCE = 500
/** A hub that begins to learn late looks at so many of its newest entries. */
const LOOKS_BACK = 20_000

export type SubjectModels = Map<string, { model: SubjectModel; version: number }>

/** The models in memory, by database. */
const cache = new WeakMap<Database, SubjectModels>()

/** What was learnt of each language; read again only when somebody learnt more. */
export async function readSubjectModels(db: Database): Promise<SubjectModels> {
  const known: SubjectModels = cache.get(db) ?? new Map()
  cache.set(db, known)
  const versions = await db.many(
    z.object({ language: z.string(), version: z.int() }),
    sql`select language, version from subject_lessons`,
  )
  const changed = versions.filter(
    ({ language, version }) => known.get(language)?.version !== version,
  )
  if (changed.length === 0) return known

  const lessons = await db.many(
    z.object({ language: z.string(), version: z.int(), model: SubjectLessons }),
    sql`select language, version, model from subject_lessons
        where language = any(${changed.map(({ language }) => language)})`,
  )
  for (const { language, version, model } of lessons)
    known.set(language, { version, model: SubjectModel.restore(model) })
  return known
}

const Lesson = z.object({
  position: z.int(),
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  language: z.nullable(z.string()),
  feedCategories: z.array(z.string()),
  sourceCategory: z.nullable(z.string()),
})

/** Learns from the entries that were joined since, once there are enough of them; one worker at a time. */
export async function learnSubjects(db: Database): Promise<void> {
  const learning = await db.maybe(
    z.object({ position: z.int(), joined: z.int() }),
    sql`select subject_learning.position, joining.position as joined from subject_learning, joining
        where joining.position >= subject_learning.position + ${ENTRIES_AT_ONCE}
        for update of subject_learning skip locked`,
  )
  if (!learning) return
  const from = Math.max(learning.position, learning.joined - LOOKS_BACK)
  const entries = await db.many(
    Lesson,
    sql`select position, title, left(text, 1000) as text, link, language, feed_categories,
          (select category from sources where sources.feed_id = entries.feed_id limit 1) as source_category
        from article_entries join entries on id = entry_id
        where position > ${from} order by position limit ${ENTRIES_AT_ONCE}`,
  )
  for (const language of new Set(entries.map(({ language }) => language))) {
    if (language === null) continue
    const lessons = entries.filter((entry) => entry.language === language)
    await learn(db, language, lessons)
  }
  const to = entries.at(-1)?.position ?? learning.joined
  await db.run(sql`update subject_learning set position = ${to}`)
}

async function learn(
  db: Database,
  language: string,
  entries: readonly z.infer<typeof Lesson>[],
): Promise<void> {
  const lessons = entries.flatMap((entry) => {
    const category = certainCategory(entry)
    return category === null ? [] : [{ ...entry, category }]
  })
  if (lessons.length === 0) return
  const kept = await db.maybe(
    z.object({ model: SubjectLessons }),
    sql`select model from subject_lessons where language = ${language}`,
  )
  const model = kept ? SubjectModel.restore(kept.model) : new SubjectModel()
  for (const { category, title, text } of lessons)
    model.learn(category, stemsToLearn(title, text, language))
  await db.run(sql`
    insert into subject_lessons as known (language, model)
    values (${language}, ${JSON.stringify(model.kept())}::jsonb)
    on conflict (language) do update set model = excluded.model, version = known.version + 1`)
}
