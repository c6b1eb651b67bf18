import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { stemsToLearn } from '#engine/categories/categorize.ts'
import { certainCategory } from '#engine/categories/certain-category.ts'
import { SubjectLessons, SubjectModel } from '#engine/categories/subject-model.ts'
import { LESSONS_AT_ONCE, nextLessons } from './next-lessons.ts'

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
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  language: z.nullable(z.string()),
  feedCategories: z.array(z.string()),
  sourceCategory: z.nullable(z.string()),
})

/**
 * Learns from the entries that were joined since. It reads and writes the whole model of a language, which pays for
 * many entries at once.
 */
export async function learnSubjects(db: Database): Promise<void> {
  const entries = await nextLessons(db, {
    table: sql`subject_learning`,
    least: LESSONS_AT_ONCE,
    looksBack: LOOKS_BACK,
    columns: sql`
      title, left(text, 1000) as text, link, language, feed_categories,
      (select category from sources where sources.feed_id = entries.feed_id limit 1) as source_category`,
    lesson: Lesson,
  })
  for (const language of new Set(entries.map(({ language }) => language))) {
    if (language === null) continue
    const lessons = entries.filter((entry) => entry.language === language)
    await learn(db, language, lessons)
  }
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
