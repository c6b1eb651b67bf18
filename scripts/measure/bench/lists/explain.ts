import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'

const Plan = z.object({ 'QUERY PLAN': z.string() })

/** A database that explains each query with its real times, and passes the plan to `say`. */
export function explaining(db: Database, say: (text: string) => void): Database {
  const explain = async (query: Parameters<Database['run']>[0]) => {
    const words = query.sql.replace(/\s+/g, ' ').trim()
    say(`\n${words}`)
    for (const row of await db.many(Plan, sql`explain (analyze, buffers) ${query}`)) {
      say(`  ${row['QUERY PLAN']}`)
    }
  }
  return {
    ...db,
    async many(shape, query) {
      await explain(query)
      return db.many(shape, query)
    },
    async one(shape, query) {
      await explain(query)
      return db.one(shape, query)
    },
    async maybe(shape, query) {
      await explain(query)
      return db.maybe(shape, query)
    },
  }
}
