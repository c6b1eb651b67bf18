import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { feedSettings } from '../../contracts/feed-settings.ts'
import { canSaveFolder, FolderSettings, untouchedFolder } from '../../folder-settings.ts'
import { readCategories } from '../categories/read-categories.ts'
import { checkWordLists } from '#core/word-lists.ts'
import { fileAgain, lockFiling } from '#areas/articles/server/lends/folders.ts'
import { sourceName } from '#areas/articles/server/lends/lists.ts'
import { questionOf } from './folder-questions.ts'

/** A name in the list of sources that stands for all sources. */
const EVERY_SOURCE = 'Every source'

type FolderKeeper = Pick<Api<typeof feedSettings>, 'getFolderSettings' | 'saveFolderSettings'>

/** Reads and stores the content of the reader's folders. */
export function serverFolderSettings({ db, now, announce, readerId }: Desk): FolderKeeper {
  return {
    async getFolderSettings({ folder }) {
      await refuseUnknown(db, readerId, folder)
      return (
        (await readFolder(db, readerId, folder)) ?? untouchedFolder(folder, [EVERY_SOURCE], now())
      )
    },

    async saveFolderSettings(draft) {
      await refuseUnknown(db, readerId, draft.id)
      if (!canSaveFolder(draft)) throw new Problem('invalid', 'At least one source is required')
      checkWordLists(draft.includeKeywords, draft.excludeKeywords)
      const includes = questionFor(draft.includeKeywords)
      const excludes = questionFor(draft.excludeKeywords)
      await db.transaction(async (db) => {
        await lockFiling(db)
        const feeds = await feedsNamed(db, readerId, draft.sources)
        await db.run(sql`
          insert into folder_settings (reader_id, folder, feed_ids, include_keywords, exclude_keywords,
            includes, excludes, tone, personalization_profile, created_at, updated_at)
          values (${readerId}, ${draft.id}, ${feeds}, ${draft.includeKeywords}, ${draft.excludeKeywords},
            ${includes}::tsquery, ${excludes}::tsquery, ${draft.tone},
            ${draft.personalizationProfile}, ${now()}, ${now()})
          on conflict (reader_id, folder) do update set feed_ids = excluded.feed_ids,
            include_keywords = excluded.include_keywords, exclude_keywords = excluded.exclude_keywords,
            includes = excluded.includes, excludes = excluded.excludes, tone = excluded.tone,
            personalization_profile = excluded.personalization_profile, updated_at = excluded.updated_at`)
        await fileAgain(db, readerId)
      })
      await announce({ area: 'articles' })
      return (await readFolder(db, readerId, draft.id))!
    },
  }
}

async function refuseUnknown(db: Database, readerId: string, folder: string): Promise<void> {
  if (folder === 'Breaking') return
  const known = await readCategories(db, readerId)
  if (!known.some(({ id }) => id === folder))
    throw new Problem('not-found', 'That folder no longer exists.')
}

/**
 * Reads a folder with the current names of its sources. If none of them is followed any more, it
 * contains every source.
 */
async function readFolder(
  db: Database,
  readerId: string,
  folder: string,
): Promise<FolderSettings | null> {
  return db.maybe(
    FolderSettings,
    sql`select folder as id, include_keywords, exclude_keywords, tone, personalization_profile,
          created_at, updated_at,
          coalesce((select array_agg(${sourceName} order by ${sourceName})
            from sources join feeds on feeds.id = feed_id
            where sources.reader_id = ${readerId} and feed_id = any(feed_ids)), array[${EVERY_SOURCE}::text]) as sources
        from folder_settings where reader_id = ${readerId} and folder = ${folder}`,
  )
}

async function feedsNamed(
  db: Database,
  readerId: string,
  names: readonly string[],
): Promise<number[] | null> {
  if (names.includes(EVERY_SOURCE)) return null
  const feeds = await db.many(
    z.object({ id: z.int(), name: z.string() }),
    sql`select feeds.id, ${sourceName} as name from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId}`,
  )
  const lower = (name: string) => name.trim().toLowerCase()
  return names.flatMap((name) => {
    const named = feeds.filter((feed) => lower(feed.name) === lower(name))
    if (named.length === 0)
      throw new Problem(
        'invalid',
        `You follow no source called “${name}”. Use its name as shown under Sources, or “${EVERY_SOURCE}”.`,
      )
    return named.map(({ id }) => id)
  })
}

/** Builds a query with `questionOf`. Throws a `Problem` if a keyword has nothing to search for. */
function questionFor(keywords: readonly string[]): string | null {
  for (const keyword of keywords) {
    if (!/[\p{L}\p{N}]/u.test(keyword))
      throw new Problem('invalid', `“${keyword}” contains no letters or digits.`)
  }
  return questionOf(keywords)
}
