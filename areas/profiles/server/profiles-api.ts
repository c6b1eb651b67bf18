import { discardFile } from '#platform/files/server/lends.ts'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { Profile, profiles } from '../contract.ts'
import { canDeleteProfile, copyOf, hostOf, newProfile, withToggledTopic } from '../profiles.ts'
import { copyAccounts } from './accounts/profile-accounts.ts'
import { copyDocuments, keepDocument, receiveDocument, type ReceivedDocument } from './documents.ts'
import { changeProfile, lockProfile, readProfiles, tellOfProfiles } from './profile-rows.ts'
import { readProfileLink } from './read-link.ts'
import { refreshInterests } from './refresh-interests.ts'

const FIRST_PROFILE = { name: 'My profile', description: 'What Synthwire knows about you' }

/** The reader's profiles, as stored in the database. */
export function serverProfiles(tools: Desk): Api<typeof profiles> {
  const { db, readerId } = tools
  const tell = () => tellOfProfiles(tools)

  /** Runs changes one after another, so that each sees the result of the one before. */
  function alone<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return db.transaction(async (db) => {
      await db.run(sql`select from readers where id = ${readerId} for no key update`)
      return work(db)
    })
  }

  async function find(db: Database, id: string): Promise<Profile> {
    const found = (await readProfiles(db, readerId)).find((profile) => profile.id === id)
    if (!found) throw new Problem('not-found', 'That profile is already gone.')
    return found
  }

  return {
    async listProfiles() {
      const kept = await readProfiles(db, readerId)
      if (kept.length > 0) return kept
      // A reader always has at least one profile, because the server writes for one.
      return alone(async (db) => {
        const first = { ...newProfile(FIRST_PROFILE, tools.now()), color: 'blue' as const }
        if ((await readProfiles(db, readerId)).length === 0) await addProfile(db, readerId, first)
        return readProfiles(db, readerId)
      })
    },

    async createProfile(draft) {
      const profile = newProfile(draft, tools.now())
      await addProfile(db, readerId, profile)
      await tell()
      return find(db, profile.id)
    },

    async copyProfile({ id }) {
      const copy = await alone(async (db) => {
        const copy = copyOf(await find(db, id), tools.now())
        await addProfile(db, readerId, copy)
        await copyDocuments(db, readerId, { from: id, to: copy.id })
        await db.run(sql`
          insert into profile_links (id, profile_id, url, type, added_at, text, problem)
          select 'link-' || gen_random_uuid(), ${copy.id}, url, type, added_at, text, problem
          from profile_links where profile_id = ${id} order by position`)
        await copyAccounts(db, readerId, { from: id, to: copy.id })
        await refreshInterests(db, copy.id)
        return find(db, copy.id)
      })
      await tell()
      return copy
    },

    async deleteProfile({ id }) {
      await alone(async (db) => {
        await find(db, id)
        if (!canDeleteProfile(await readProfiles(db, readerId)))
          throw new Problem('conflict', 'The last profile cannot be deleted.')
        await db.run(sql`delete from profiles where id = ${id} and reader_id = ${readerId}`)
      })
      await tell()
    },

    async addFiles({ id, files }) {
      const documents: ReceivedDocument[] = []
      try {
        for (const file of files) documents.push(await receiveDocument(tools, file))
        await alone(async (db) => {
          await lockProfile(db, readerId, id)
          for (const document of documents)
            await keepDocument(db, tools, { readerId, id, document })
          await refreshInterests(db, id)
        })
      } finally {
        for (const { file } of documents) await discardFile(file)
      }
      await tell()
    },

    async saveInstructions({ id, instructions }) {
      await db.transaction(async (db) => {
        await changeProfile(db, readerId, id, sql`instructions = ${instructions}`)
        await refreshInterests(db, id)
      })
      await tell()
    },

    async addLink({ id, url, type }) {
      const address = url.trim()
      if (hostOf(address) === null || !/^https?:/i.test(address)) {
        throw new Problem('invalid', 'Enter a full web address, such as https://example.com.')
      }
      const link = newId('link')
      await db.transaction(async (db) => {
        await lockProfile(db, readerId, id)
        await db.run(sql`
          insert into profile_links (id, profile_id, url, type, added_at)
          values (${link}, ${id}, ${address}, ${type}, ${tools.now()})`)
        await tools.enqueue(readProfileLink, { link }, { db })
      })
      await tell()
    },

    async toggleIntegration() {
      throw new Problem('not-found', 'Use profiles/context/useAccount to connect an account.')
    },

    async toggleTopic({ id, topic }) {
      await alone(async (db) => {
        const { selectedTopics } = withToggledTopic(await find(db, id), topic)
        await changeProfile(db, readerId, id, sql`selected_topics = ${selectedTopics}`)
        await refreshInterests(db, id)
      })
      await tell()
    },

    async toggleSmartCuration({ id }) {
      await changeProfile(db, readerId, id, sql`smart_curation = not smart_curation`)
      await tell()
    },

    async exportProfiles() {
      throw notByThese()
    },

    async importProfiles() {
      throw notByThese()
    },
  }
}

/**
 * The error of operations for which the content of files is needed. Only the operations of
 * `profiles/context` get this content.
 */
function notByThese(): Problem {
  return new Problem(
    'not-found',
    'Use the operations of profiles/context to export and import profiles.',
  )
}

/** Adds a profile without files and links. */
export async function addProfile(
  db: Database,
  readerId: string,
  { id, name, description, color, createdAt, instructions, selectedTopics, smartCuration }: Profile,
): Promise<void> {
  await db.run(sql`
    insert into profiles (id, reader_id, name, description, color, created_at, instructions,
      selected_topics, smart_curation)
    values (${id}, ${readerId}, ${name}, ${description}, ${color}, ${createdAt}, ${instructions},
      ${selectedTopics}, ${smartCuration})`)
}
