import { sql, type Sql } from '#server/tools.ts'

/** Counts a reader's things, as JSON; `readerId` is the column or the value of it. */
export function storedBy(readerId: Sql): Sql {
  const count = (table: Sql) => sql`(select count(*) from ${table} where reader_id = ${readerId})`
  return sql`json_build_object(
    'sources', ${count(sql`sources`)},
    'savedArticles', ${count(sql`saved_articles`)},
    'notes', ${count(sql`notes`)},
    'fileBytes', (select coalesce(sum(bytes), 0) from (
      select max(bytes) as bytes from files where reader_id = ${readerId} group by hash) as contents))`
}
