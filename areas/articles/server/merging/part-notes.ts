import { sql, type Database } from '#server/tools.ts'
import type { Pair } from './hanging.ts'

/**
 * Moves notes to a part. A note on a passage of an entry goes with the entry. A note on a passage
 * of the article's own text goes with entries that contain it, unless remaining ones contain it,
 * too. Notes without a passage stay.
 */
export async function partNotes(db: Database, { from, into }: Pair): Promise<void> {
  const saidIn = (article: number) => sql`exists (
    select from article_entries join entries on entries.id = article_entries.entry_id
    where article_entries.article_id = ${article} and strpos(entries.text, quote) > 0)`
  await db.run(sql`
    update notes set article_id = ${into}
    where article_id = ${from} and case subject
      when 'entry' then entry_id in (select entry_id from article_entries where article_id = ${into})
      when 'article' then quote <> '' and ${saidIn(into)} and not ${saidIn(from)}
      else false end`)
}
