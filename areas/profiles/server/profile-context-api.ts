import * as z from 'zod/mini'
import { parseJson } from '#core/bounded-json.ts'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { PROFILES } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk, type Tools } from '#server/tools.ts'
import {
  preferredTopics,
  profileColors,
  type profileContext,
  profileLinkTypes,
} from '../contract.ts'
import { newProfile } from '../profiles.ts'
import { useAccountFor } from './accounts/profile-accounts.ts'
import { pausePosting, testPosting } from './posts/postings.ts'
import { addProfile } from './profiles-api.ts'
import { lockProfile, readProfiles, tellOfProfiles } from './profile-rows.ts'
import { readProfileLink } from './read-link.ts'
import { refreshInterests } from './refresh-interests.ts'

const FORMAT = 'synthwire-profiles'
/** Checks a text for U+0000 and for halves of surrogate pairs, which the database cannot store. */
const isStorable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed())
const NAME = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(PROFILES.nameCharacters), isStorable)
const TEXT = z.string().check(z.maxLength(PROFILES.textCharacters), isStorable)

/** The format of a file of profiles. */
const ProfilesFile = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  profiles: z
    .array(
      z.object({
        name: NAME,
        description: TEXT,
        color: z.enum(profileColors),
        instructions: TEXT,
        selectedTopics: z.array(z.enum(preferredTopics)).check(z.maxLength(preferredTopics.length)),
        smartCuration: z.boolean(),
        files: z
          .array(z.object({ name: NAME, bytes: z.int().check(z.nonnegative()), text: TEXT }))
          .check(z.maxLength(PROFILES.filesEach)),
        links: z
          .array(
            z.object({
              url: z.url({ protocol: /^https?$/ }).check(z.maxLength(PROFILES.urlCharacters)),
              type: z.enum(profileLinkTypes),
              text: z.nullable(TEXT),
            }),
          )
          .check(z.maxLength(PROFILES.linksEach)),
      }),
    )
    .check(z.maxLength(PROFILES.profiles)),
})
type ProfilesFile = z.infer<typeof ProfilesFile>

/** Applies profiles, and exports and imports them. */
export function serverProfileContext(tools: Desk): Api<typeof profileContext> {
  const { db, readerId } = tools

  async function removePart(table: 'files' | 'links', id: string, part: string): Promise<void> {
    await db.transaction(async (db) => {
      await lockProfile(db, readerId, id)
      await db.run(
        table === 'files'
          ? sql`delete from profile_files where id = ${part} and profile_id = ${id}`
          : sql`delete from profile_links where id = ${part} and profile_id = ${id}`,
      )
      await refreshInterests(db, id)
    })
    await tellOfProfiles(tools)
  }

  return {
    async getAppliedProfile() {
      const applied = await db.maybe(
        z.object({ id: z.string() }),
        sql`select id from profiles where reader_id = ${readerId} and is_applied`,
      )
      return { id: applied?.id ?? null }
    },

    async applyProfile({ id }) {
      await db.transaction(async (db) => {
        if (id !== null) await lockProfile(db, readerId, id)
        await db.run(
          sql`update profiles set is_applied = false where reader_id = ${readerId} and is_applied`,
        )
        await db.run(
          sql`update profiles set is_applied = true where reader_id = ${readerId} and id = ${id}`,
        )
      })
      await tools.announce({ area: 'profiles/context' })
      await tools.announce({ area: 'articles' })
    },

    async removeFile({ id, file }) {
      await removePart('files', id, file)
    },

    async removeLink({ id, link }) {
      await removePart('links', id, link)
    },

    async useAccount({ id, account, isUsed }) {
      await db.transaction(async (db) => {
        await lockProfile(db, readerId, id)
        await useAccountFor({ ...tools, db }, { profile: id, account, isUsed })
        await refreshInterests(db, id)
      })
      await tellOfProfiles(tools)
      await tools.announce({ area: 'connections/accounts' })
    },

    async pausePosts({ id, account, isPaused }) {
      await pausePosting(tools, { profile: id, account, isPaused })
      await tellOfProfiles(tools)
    },

    async sendTestPost({ id, account }) {
      return { posted: await testPosting(tools, { profile: id, account }) }
    },

    async writeProfiles() {
      const file: ProfilesFile = {
        format: FORMAT,
        version: 1,
        profiles: await wholeProfiles(db, readerId),
      }
      const day = tools.now().toISOString().slice(0, 10)
      return { name: `synthwire-profiles-${day}.json`, text: JSON.stringify(file, null, 2) }
    },

    async readProfiles({ text }) {
      const { profiles } = fileOf(text)
      await db.transaction(async (db) => {
        for (const profile of profiles) await takeIn(db, tools, readerId, profile)
      })
      await tellOfProfiles(tools)
      return { added: profiles.length }
    },
  }
}

async function wholeProfiles(db: Database, readerId: string): Promise<ProfilesFile['profiles']> {
  const Texts = z.object({ id: z.string(), text: z.nullable(TEXT), bytes: z.int() })
  const ownProfiles = sql`select id from profiles where reader_id = ${readerId}`
  const texts = await db.many(
    Texts,
    sql`select id, text, bytes from profile_files where profile_id in (${ownProfiles})
        union all select id, text, 0 from profile_links where profile_id in (${ownProfiles})`,
  )
  const byId = new Map(texts.map((row) => [row.id, row]))
  return (await readProfiles(db, readerId)).map((profile) => ({
    name: profile.name,
    description: profile.description,
    color: profile.color,
    instructions: profile.instructions,
    selectedTopics: profile.selectedTopics,
    smartCuration: profile.smartCuration,
    files: profile.uploadedFiles.map(({ id, name }) => ({
      name,
      bytes: byId.get(id)?.bytes ?? 0,
      text: byId.get(id)?.text ?? '',
    })),
    links: profile.linkedResources.map(({ id, url, type }) => ({
      url,
      type,
      text: byId.get(id)?.text ?? null,
    })),
  }))
}

function fileOf(text: string): ProfilesFile {
  let data: unknown
  try {
    data = parseJson(text)
  } catch {
    throw new Problem(
      'invalid',
      'That file contains no profiles: it is not JSON. Choose a file that was exported from this page.',
    )
  }
  const read = ProfilesFile.safeParse(data)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = issue && issue.path.length > 0 ? ` (at ${issue.path.join('.')})` : ''
  throw new Problem(
    'invalid',
    `That is not a profiles file, or it was changed${place}. Choose one that was exported from this page.`,
  )
}

async function takeIn(
  db: Database,
  tools: Tools,
  readerId: string,
  taken: ProfilesFile['profiles'][number],
): Promise<void> {
  const now = tools.now()
  const profile = { ...newProfile(taken, now), ...taken }
  await addProfile(db, readerId, profile)
  for (const { name, bytes, text } of taken.files) {
    await db.run(sql`
      insert into profile_files (id, profile_id, name, bytes, uploaded_at, text)
      values (${newId('file')}, ${profile.id}, ${name}, ${bytes}, ${now}, ${text})`)
  }
  for (const { url, type, text } of taken.links) {
    const link = newId('link')
    await db.run(sql`
      insert into profile_links (id, profile_id, url, type, added_at, text)
      values (${link}, ${profile.id}, ${url}, ${type}, ${now}, ${text})`)
    if (text === null) await tools.enqueue(readProfileLink, { link }, { db })
  }
  await refreshInterests(db, profile.id)
}
