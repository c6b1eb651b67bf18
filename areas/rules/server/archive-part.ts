import type { ArchivePart } from '#server/archive/archive-part.ts'
import { name, shaped, words, doneByReader } from '#server/archive/checks/column-rules.ts'
import { Definition } from './read-rules.ts'

/** Rules and their actions. */
export const rulesArchive: ArchivePart = {
  tables: {
    rules: {
      columns: { id: name, reader_id: name, name: words, definition: shaped(Definition) },
    },
    rule_effects: { columns: { ...doneByReader, did: name } },
    article_tags: { columns: { ...doneByReader, tag: name } },
    article_boosts: { columns: doneByReader },
    article_translations: {
      columns: {
        ...doneByReader,
        language: name,
        state: name,
        basis: name,
        text: words,
        message: words,
        endpoint: words,
        model: name,
      },
    },
  },
}
