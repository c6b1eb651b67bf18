import type { ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, short } from '#server/archive/checks/column-rules.ts'
import { messageFolders } from '../../contracts/inbox.ts'
import { VISITORS } from '../../visitors/limits.ts'

const MOST_SIGN_CHARACTERS = 200
const ofSite = { site_id: name, reader_id: name }

/** What visitors of sites sent. */
export const visitorTables: ArchivePart['tables'] = {
  website_messages: {
    columns: {
      ...{ ...ofSite, id: name, folder: oneOf(messageFolders) },
      page: short(VISITORS.pathCharacters),
      name: short(VISITORS.nameCharacters),
      mail: short(VISITORS.mailCharacters),
      phone: short(VISITORS.phoneCharacters),
      words: short(VISITORS.wordsCharacters),
      signs: each(short(MOST_SIGN_CHARACTERS)),
    },
  },
  website_message_hours: { columns: ofSite },
}
