import * as z from 'zod/mini'
import { sql, type Database, type Sql } from '#server/tools.ts'

/**
 * The most entries to learn from at once, few enough for one transaction that also writes articles.
 */
export const LESSONS_AT_ONCE = 500

interface Asked<Lesson> {
  /** The columns of `entries` that are needed for learning. */
  columns: Sql
  lesson: z.ZodMiniType<Lesson>
}

interface Learner<Lesson> extends Asked<Lesson> {
  /**
   * The learner's table, which has one row with the `position` of the last entry it learned from.
   */
  table: Sql
  /** The fewest new entries to start with. */
  least: number
  /** The number of newest entries to learn from if the server starts learning late. */
  looksBack: number
}

const Place = z.object({ position: z.int(), joined: z.int() })

/**
 * Returns the entries that were joined since the learner's last turn, in the order of joining, and
 * records that they were used; empty if there are too few, or if another worker has the turn.
 */
export async function nextLessons<Lesson>(
  db: Database,
  { table, least, looksBack, ...asked }: Learner<Lesson>,
): Promise<Lesson[]> {
  const learner = await db.maybe(
    Place,
    sql`select learner.position, joining.position as joined from ${table} as learner, joining
        where joining.position >= learner.position + ${least}
        for update of learner skip locked`,
  )
  if (!learner) return []
  const after = Math.max(learner.position, learner.joined - looksBack)
  // Joining continues meanwhile. Entries that are joined later are left for the next turn.
  const { lessons, position } = await lessonsBehind(db, after, learner.joined, asked)
  await db.run(sql`update ${table} set position = ${position}`)
  return lessons
}

/**
 * Reads the next entries between two positions, and the position of the last one that was examined.
 * Private entries are left out.
 */
export async function lessonsBehind<Lesson>(
  db: Database,
  after: number,
  joined: number,
  { columns, lesson }: Asked<Lesson>,
): Promise<{ lessons: Lesson[]; position: number }> {
  const lessons = await db.many(
    lesson,
    sql`select ${columns} from article_entries join entries on id = entry_id
        where exists (select from articles where articles.id = article_id and private_to is null)
          and position > ${after} and position <= ${joined}
        order by position limit ${LESSONS_AT_ONCE}`,
  )
  const { position } = await db.one(
    z.object({ position: z.int() }),
    sql`select coalesce(
          (select position from article_entries where position > ${after} and position <= ${joined}
            order by position offset ${LESSONS_AT_ONCE - 1} limit 1),
          ${joined}::bigint) as position`,
  )
  return { lessons, position }
}
