import { sql } from '#server/tools.ts'

/** A condition on `articles`: a reader labeled the article. Tags given by rules do not count. */
export const keepsLabelled = sql`exists (
  select from article_tags where article_tags.article_id = articles.id and rule_id is null)`
