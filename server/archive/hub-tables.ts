import { raw } from 'sql-template-tag'
import { BadValue, type ArchivePart } from './archive-part.ts'
import { sql } from '../tools.ts'
import { readerRoles, SignInName } from '#platform/readers/contract.ts'
import { name, oneOf, sealed, words } from './checks/column-rules.ts'

const DOORS_OF_READERS = [
  'sessions',
  'api_tokens',
  'reader_passwords',
  'passkeys',
  'reader_identities',
]

/** Refuses sign-in names that no person can choose, because nobody could sign in by them. */
function signInName(value: string): string {
  const read = SignInName.safeParse(value)
  if (!read.success || read.data !== value) throw new BadValue('is no sign-in name')
  return value
}

/** The part of an archive with the readers of this server. */
export const hubArchive: ArchivePart = {
  tables: {
    readers: {
      columns: {
        id: name,
        name: words,
        role: oneOf(readerRoles),
        sign_in_name: signInName,
      },
    },
    reader_secrets: { columns: { reader_id: name, name, sealed } },
  },
  async settle(db) {
    // Credentials of readers who no longer exist are removed.
    for (const table of DOORS_OF_READERS) {
      await db.run(sql`delete from ${raw(table)} where reader_id not in (select id from readers)`)
    }
    // In an archive from before there were owners, the oldest reader becomes one.
    await db.run(sql`
      update readers set role = 'owner'
      where id = (select id from readers order by created_at, id limit 1)
        and not exists (select from readers where role = 'owner')`)
  },
}
