import { identityChoices } from '#engine/identity/identity-choices.ts'
import { BadValue, type ArchivePart, type ColumnRule } from '#server/archive/archive-part.ts'
import { each, name, oneOf, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { feedFrequencies, sourceCategories } from '../../contract.ts'

/**
 * Checks a deleted source by the rules for the table `sources`, because it returns there when it is
 * restored.
 */
const ofSameReader: ColumnRule = (value: unknown, { row, check }) => {
  const source = check('sources', value)
  if (source['reader_id'] !== row['reader_id']) throw new BadValue('belongs to another reader')
  return source
}

/** Sources that readers follow, and deleted ones that can be restored. */
export const sourcesArchive: ArchivePart = {
  tables: {
    sources: {
      columns: {
        id: name,
        reader_id: name,
        name: words,
        category: oneOf(sourceCategories),
        frequency: oneOf(feedFrequencies),
        folder: each(name),
        full_text: name,
        identify_by: oneOf(identityChoices),
      },
    },
    source_folders: { columns: { reader_id: name, folder: each(name) } },
    deleted_sources: {
      columns: {
        id: name,
        deletion: name,
        reader_id: name,
        source: ofSameReader,
      },
    },
  },
  async settle(db, isBefore) {
    // Older versions named sources by other rules, so names that are only the feed's title are made
    // again.
    if (isBefore('093-names-of-sources.sql'))
      await db.run(sql`
        update sources set awaits_name = true from feeds
        where feeds.id = feed_id and (name in (title, address) or right(name, length(title) + 3) = ' · ' || title)`)
  },
}
