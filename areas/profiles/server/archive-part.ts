import * as z from 'zod/mini'
import { BadValue, type ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, shaped, words } from '#server/archive/checks/column-rules.ts'
import { sql } from '#server/tools.ts'
import { webLink } from '#server/archive/web-columns.ts'
import { Category } from '#areas/articles/contract.ts'
import { preferredTopics } from '../contract.ts'
import { Interests } from './interests/interests.ts'
import { ProfileInterest } from './meaning/profile-terms.ts'

/**
 * Checks a link in the same way as a typed one, because the server fetches the pages that a profile
 * links to.
 */
function profileLink(value: string): string {
  if (webLink(value) === null) throw new BadValue('is not an http or https address')
  return value
}

/** Profiles, their files and links, and readers' interests. */
export const profilesArchive: ArchivePart = {
  tables: {
    reader_interests: { columns: { reader_id: name, interests: shaped(Interests) } },
    profiles: {
      columns: {
        id: name,
        reader_id: name,
        name: words,
        description: words,
        color: name,
        instructions: words,
        selected_topics: each(oneOf(preferredTopics)),
        interests: shaped(z.array(ProfileInterest)),
      },
    },
    profile_files: {
      columns: { id: name, profile_id: name, name: words, text: words, file_id: name },
    },
    profile_links: {
      columns: {
        id: name,
        profile_id: name,
        url: profileLink,
        type: name,
        text: words,
        problem: words,
      },
    },
    profiles_accounts: {
      columns: { profile_id: name, account_id: name, reader_id: name, text: words, problem: words },
    },
    reading_signals: {
      columns: {
        reader_id: name,
        kind: name,
        put_away_before: name,
        category: oneOf(Category.options),
        terms: each(name),
      },
    },
  },
  async settle(db) {
    // Posts, like the messages about them, are not moved to another server.
    await db.run(sql`delete from profiles_posts`)
  },
}
