import { join, sql, type Sql } from '#server/tools.ts'
import { ModuleSettings, type FeedModule } from '../../contracts/feed-settings.ts'
import { profileTerms } from '#areas/profiles/server/lends.ts'
import { settingsOf } from '#areas/hubs/server/lends.ts'
import { toldWords } from '#areas/articles/server/lends/search.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { builtInProfiles, CATEGORY_TAG, FOLDER_TAG, ownProfileOf } from './module-choices.ts'

/** The factor of an article in one of the profile's categories. */
const SUBJECT_BOOST = 3
/** The lowest factor, for an article that does not suit the reader's own profile. */
const LEAST_BOOST = 0.2

/** The filter and the factors of a module, as SQL. */
export interface ModuleChoice {
  /** Conditions on `articles`, all of which must be met. */
  narrows: Sql
  /** The factor of an article's rank; null if it is the same for all. */
  boost: Sql | null
}

/** Reads the module's settings of the hub, or else the default ones. */
export async function readModule(
  { db, readerId, hub }: Pick<ArticleScope, 'db' | 'readerId' | 'hub'>,
  module: FeedModule,
): Promise<ModuleSettings> {
  const kept = await db.maybe(
    ModuleSettings,
    sql`select personalization_profile, source_tags as selected_source_tags
        from module_settings where reader_id = ${readerId} and module = ${module} and hub_id in ('', ${settingsOf(hub)})
        order by hub_id desc limit 1`,
  )
  return kept ?? { personalizationProfile: 'general', selectedSourceTags: [] }
}

/** The reader's choices for a module: its filter and its order. */
export async function chosenFor(scope: ArticleScope, module: FeedModule): Promise<ModuleChoice> {
  const { personalizationProfile: value, selectedSourceTags: tags } = await readModule(
    scope,
    module,
  )
  const builtIn = builtInProfiles[module].find((profile) => profile.value === value)
  const conditions = [sql`true`]
  if (tags.length > 0) conditions.push(isTagged(scope, tags))
  if (builtIn?.leastSources) conditions.push(sql`source_count >= ${builtIn.leastSources}`)

  return {
    narrows: join(conditions, ' and '),
    boost: await boostOf(scope, value, builtIn?.subjects),
  }
}

/** If no source has any of the tags, the tags have no effect. */
function isTagged({ readerId }: ArticleScope, tags: readonly string[]): Sql {
  const named = (kind: string) =>
    tags.filter((tag) => tag.startsWith(kind)).map((tag) => tag.slice(kind.length))
  const tagged = sql`select feed_id from sources where reader_id = ${readerId} and muted_at is null
    and (category = any(${named(CATEGORY_TAG)}) or folder && ${named(FOLDER_TAG)}::text[])`
  return sql`(feed_ids && array(${tagged}) or not exists (${tagged}))`
}

async function boostOf(
  { db, readerId }: ArticleScope,
  value: string,
  subjects: readonly string[] = [],
): Promise<Sql | null> {
  if (subjects.length > 0)
    return sql`case when category = any(${[...subjects]}) then ${SUBJECT_BOOST}::float8 else 1 end`
  const own = ownProfileOf(value)
  if (own === null) return null

  const weights = Object.fromEntries(await profileTerms(db, readerId, own))
  if (Object.keys(weights).length === 0) return null
  // Each word of an article is looked up in the profile. Searching the article for every word of a
  // profile would take seconds for a list.
  return sql`greatest(${LEAST_BOOST}::float8, 1 + coalesce((
    select sum((${JSON.stringify(weights)}::jsonb->lexeme)::float8) from unnest(${toldWords})), 0))`
}
