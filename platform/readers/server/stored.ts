import { sql, type Sql } from '#server/tools.ts'

/** SQL that counts how much a reader has stored, as JSON; `readerId` is a column or a value. */
export function storedBy(readerId: Sql): Sql {
  const count = (table: Sql) => sql`(select count(*) from ${table} where reader_id = ${readerId})`
  return sql`json_build_object(
    'sources', ${count(sql`sources`)},
    'savedArticles', ${count(sql`saved_articles`)},
    'notes', ${count(sql`notes`)},
    'fileBytes', (select coalesce(sum(bytes), 0) from (
      select max(bytes) as bytes from files where reader_id = ${readerId} group by hash) as contents))`
}
