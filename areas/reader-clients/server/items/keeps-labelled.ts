import { sql } from '#server/tools.ts'

/** A reader labelled the article, which no rule did. */
export const keepsLabelled = sql`exists (
  select from article_tags where article_tags.article_id = articles.id and rule_id is null)`
