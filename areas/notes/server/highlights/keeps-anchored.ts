import { sql } from '#server/tools.ts'

/**
 * A condition on `articles`: one of its entries has a highlight, including one that was made in
 * another article.
 */
export const keepsAnchored = sql`exists (
  select 1 from article_entries join notes on notes.entry_id = article_entries.entry_id
  where article_entries.article_id = articles.id)`
