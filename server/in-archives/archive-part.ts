import type { ArchivePart } from '../archive/archive-part.ts'
import { sql } from '../tools.ts'
import { articleTables } from './article-tables.ts'
import { feedTables } from './feed-tables.ts'
import { pictureFiles } from './picture-files.ts'
import { readerTables } from './reader-tables.ts'

/** What News Hub keeps, as it is held against what an archive says. */
export const newsHubArchive: ArchivePart = {
  tables: { ...feedTables, ...articleTables, ...readerTables },
  media: pictureFiles,
  async settle(db) {
    // Older archives hold what was joined and not counted.
    await db.run(sql`select count_what_joined()`)
    // The next entry is joined behind all that are, or none ever would be.
    await db.run(sql`
      update joining set position = greatest(position, (select max(position) from article_entries))`)
  },
}
