import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql, type Tools } from '#server/tools.ts'
import { preferredTopics, profileColors, profileLinkTypes, type Profile } from '../contract.ts'
import { integrationsOf, readIntegrations } from './accounts/integrations.ts'
import { hostOf, uploadedFile } from '../profiles.ts'

const ProfileRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  color: z.enum(profileColors),
  createdAt: Time,
  instructions: z.string(),
  selectedTopics: z.array(z.enum(preferredTopics)),
  smartCuration: z.boolean(),
})

const FileRow = z.object({
  id: z.string(),
  profileId: z.string(),
  name: z.string(),
  bytes: z.int(),
  uploadedAt: Time,
  words: z.int(),
})

const LinkRow = z.object({
  id: z.string(),
  profileId: z.string(),
  url: z.string(),
  type: z.enum(profileLinkTypes),
  problem: z.nullable(z.string()),
  words: z.nullable(z.int()),
})

const countWords = sql`array_length(regexp_split_to_array(btrim(text, E' \\n\\t'), '\\s+'), 1)`

/** The reader's profiles in the order in which they were created. */
export async function readProfiles(db: Database, readerId: string): Promise<Profile[]> {
  const ownProfiles = sql`select id from profiles where reader_id = ${readerId}`
  const rows = await db.many(
    ProfileRow,
    sql`select id, name, description, color, created_at, instructions, selected_topics, smart_curation
        from profiles where reader_id = ${readerId} order by position`,
  )
  const files = await db.many(
    FileRow,
    sql`select id, profile_id, name, bytes, uploaded_at, ${countWords} as words
        from profile_files where profile_id in (${ownProfiles}) order by position`,
  )
  const links = await db.many(
    LinkRow,
    sql`select id, profile_id, url, type, problem, ${countWords} as words
        from profile_links where profile_id in (${ownProfiles}) order by position`,
  )
  const { accounts, used } = await readIntegrations(db, readerId)
  return rows.map((row) => ({
    ...row,
    uploadedFiles: files
      .filter(({ profileId }) => profileId === row.id)
      .map(({ id, words, uploadedAt, ...file }) => ({
        ...uploadedFile(file, new Date(uploadedAt)),
        id,
        words,
      })),
    linkedResources: links
      .filter(({ profileId }) => profileId === row.id)
      .map(({ id, url, type, words, problem }) => ({
        id,
        url,
        title: hostOf(url) ?? url,
        type,
        words,
        problem,
      })),
    integrations: integrationsOf(accounts, used, row.id),
  }))
}

/** Changes one profile of the reader; fails if there is none with that id. */
export async function changeProfile(
  db: Database,
  readerId: string,
  id: string,
  change: Sql,
): Promise<void> {
  const { changed } = await db.run(
    sql`update profiles set ${change} where id = ${id} and reader_id = ${readerId}`,
  )
  if (changed === 0) throw goneProfile()
}

/** Locks the profile for the rest of the transaction; fails if the reader has none with that id. */
export async function lockProfile(db: Database, readerId: string, id: string): Promise<void> {
  const found = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from profiles where id = ${id} and reader_id = ${readerId} for update`,
  )
  if (!found) throw goneProfile()
}

/** Announces changes of profiles, and of articles, because profiles affect the order of lists. */
export async function tellOfProfiles(tools: Tools): Promise<void> {
  await tools.announce({ area: 'profiles' })
  await tools.announce({ area: 'articles' })
}

function goneProfile(): Problem {
  return new Problem('not-found', 'That profile is already gone.')
}
