import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import { stemsToLearn } from '#engine/categories/categorize.ts'
import { certainCategory } from '#engine/categories/certain-category.ts'
import { SubjectLessons, SubjectModel } from '#engine/categories/subject-model.ts'
import { lessonsBehind, LESSONS_AT_ONCE } from './next-lessons.ts'

const LOOKS_BACK = 20_000
/**
 * The least time between two writes, because a model has two megabytes. What a crash loses is
 * learned again.
 */
const STORED_EVERY = '1 minute'
/** The time without writes after which another process takes over. */
const FREE_AFTER = '2 minutes'

/** Models by language, with the version that is stored; 0 if it was never stored. */
export type SubjectModels = Map<string, { model: SubjectModel; version: number }>

/**
 * What this process has learned since the models were stored: the entries after the position
 * `base`, up to `position`.
 */
interface Ahead {
  base: number
  position: number
  languages: Set<string>
}

interface Known {
  models: SubjectModels
  ahead: Ahead | null
  /** The position up to which this process last stored the models; null if it never did. */
  storedUpTo: number | null
}

/** The models in memory, by database. */
const cache = new WeakMap<Database, Known>()

function knownOf(hub: Database): Known {
  const known = cache.get(hub) ?? { models: new Map(), ahead: null, storedUpTo: null }
  cache.set(hub, known)
  return known
}

/**
 * Reads the models of all languages. They are read again only if another process has stored newer
 * ones.
 */
export async function readSubjectModels(hub: Database): Promise<SubjectModels> {
  const known = knownOf(hub)
  const rows = await hub.many(
    z.object({ language: z.string(), version: z.int() }),
    sql`select language, version from subject_lessons`,
  )
  const stored = new Map(rows.map(({ language, version }) => [language, version]))
  const isOld = ([language, { version }]: [string, { version: number }]) =>
    version !== (stored.get(language) ?? 0)
  const others = [...known.models].filter(isOld)
  if (others.length > 0) forgetAhead(known)
  for (const [language] of others) known.models.delete(language)
  const missing = [...stored.keys()].filter((language) => !known.models.has(language))
  if (missing.length === 0) return known.models

  const lessons = await hub.many(
    z.object({ language: z.string(), version: z.int(), model: SubjectLessons }),
    sql`select language, version, model from subject_lessons where language = any(${missing})`,
  )
  for (const { language, version, model } of lessons)
    known.models.set(language, { version, model: SubjectModel.restore(model) })
  return known.models
}

/** Drops models with lessons that are not stored. They are read again from the database. */
function forgetAhead(known: Known): void {
  for (const language of known.ahead?.languages ?? []) known.models.delete(language)
  known.ahead = null
}

const Learner = z.object({
  position: z.int(),
  joined: z.int(),
  isFresh: z.boolean(),
  isFree: z.boolean(),
})

const Lesson = z.object({
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  language: z.nullable(z.string()),
  feedCategories: z.array(z.string()),
  sourceCategory: z.nullable(z.string()),
})
type Lesson = z.infer<typeof Lesson>

/**
 * Learns from entries that were joined since the last time. One process does so as long as it runs.
 * It uses the result at once; other processes use it after it is stored. The caller must be in a
 * transaction; `hub` is the database outside of it.
 */
export async function learnSubjects(db: Database, hub: Database): Promise<void> {
  const known = knownOf(hub)
  const learner = await db.maybe(
    Learner,
    sql`select learner.position, joining.position as joined,
          coalesce(stored_at > now() - ${STORED_EVERY}::interval, false) as is_fresh,
          coalesce(stored_at < now() - ${FREE_AFTER}::interval, true) as is_free
        from subject_learning as learner, joining
        where joining.position >= learner.position + ${LESSONS_AT_ONCE}
        for update of learner skip locked`,
  )
  if (!learner) return
  const { position, joined, isFresh, isFree } = learner
  if (known.ahead && known.ahead.base !== position) forgetAhead(known)
  if (!known.ahead) {
    if (known.storedUpTo !== position && !isFree) return
    await readSubjectModels(hub)
    const after = Math.max(position, joined - LOOKS_BACK)
    known.ahead = { base: position, position: after, languages: new Set() }
  }
  const { ahead } = known
  try {
    if (joined >= ahead.position + LESSONS_AT_ONCE) await learnNext(db, known.models, ahead, joined)
    // Another batch of this process may have replaced the models in the meantime.
    if (!isFresh && known.ahead === ahead) await store(db, known, ahead)
  } catch (error) {
    forgetAhead(known)
    throw error
  }
}

async function learnNext(
  db: Database,
  models: SubjectModels,
  ahead: Ahead,
  joined: number,
): Promise<void> {
  const { lessons, position } = await lessonsBehind(db, ahead.position, joined, {
    columns: sql`
      title, left(text, 1000) as text, link, language, feed_categories,
      (select category from sources where sources.feed_id = entries.feed_id limit 1) as source_category`,
    lesson: Lesson,
  })
  for (const language of new Set(lessons.map(({ language }) => language))) {
    if (language === null) continue
    const ofLanguage = lessons.filter((entry) => entry.language === language)
    if (learn(models, language, ofLanguage)) ahead.languages.add(language)
  }
  ahead.position = position
}

/** Learns from entries. Returns true if any of them was usable. */
function learn(models: SubjectModels, language: string, entries: readonly Lesson[]): boolean {
  const lessons = entries.flatMap((entry) => {
    const category = certainCategory(entry)
    return category === null ? [] : [{ ...entry, category }]
  })
  if (lessons.length === 0) return false
  const { model, version } = models.get(language) ?? { model: new SubjectModel(), version: 0 }
  for (const { category, title, text } of lessons)
    model.learn(category, stemsToLearn(title, text, language))
  models.set(language, { model: model.settled(), version })
  return true
}

async function store(db: Database, known: Known, { position, languages }: Ahead): Promise<void> {
  for (const language of languages) {
    const { model } = known.models.get(language)!
    const { version } = await db.one(
      z.object({ version: z.int() }),
      sql`insert into subject_lessons as known (language, model)
          values (${language}, ${JSON.stringify(model.kept())}::jsonb)
          on conflict (language) do update set model = excluded.model, version = known.version + 1
          returning version`,
    )
    known.models.set(language, { model, version })
  }
  await db.run(sql`update subject_learning set position = ${position}, stored_at = now()`)
  known.ahead = null
  known.storedUpTo = position
}
