import * as z from 'zod/mini'
import type { ArchivePart } from '#server/archive/archive-part.ts'
import {
  each,
  name,
  oneOf,
  shaped,
  words,
  doneByReader,
} from '#server/archive/checks/column-rules.ts'
import { hues } from '../contracts/categories.ts'
import { folderProfiles, folderTones } from '../folder-settings.ts'

/** The part of an archive with readers' acts on articles and their settings of lists. */
export const feedArchive: ArchivePart = {
  tables: {
    article_reads: { columns: { ...doneByReader, batch: name } },
    articles_put_away: { columns: { ...doneByReader, state: name } },
    article_moves: { columns: { ...doneByReader, category: name } },
    reader_categories: {
      columns: {
        id: name,
        reader_id: name,
        name: words,
        hue: oneOf(hues),
        words: shaped(z.record(z.string(), z.number())),
      },
    },
    reader_keys: { columns: { reader_id: name, command: name, key: name } },
    list_choices: { columns: { reader_id: name } },
    folders_open: { columns: { reader_id: name, hub_id: name, folders: each(name) } },
    folder_settings: {
      columns: {
        reader_id: name,
        folder: name,
        include_keywords: each(name),
        exclude_keywords: each(name),
        tone: oneOf(folderTones),
        personalization_profile: oneOf(folderProfiles),
      },
    },
    module_settings: {
      columns: {
        reader_id: name,
        hub_id: name,
        module: name,
        personalization_profile: name,
        source_tags: each(name),
      },
    },
    trend_sightings: { columns: { language: words, term: words } },
    trend_terms: { columns: { language: words, term: words, words } },
    trend_clock: { columns: {}, isSingle: true },
  },
}
