import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import type { voices } from '../../contracts/voices.ts'
import { draftOf } from '../../voices/voice.ts'
import { plainEnglishReading } from './plain-english-reading.ts'
import { readOwnWords } from './read-own-words.ts'
import { demandRoom, demandVoice, insertVoice, listVoices, updateVoice } from './voice-rows.ts'

/** Voices of a reader. */
export function serverVoices(desk: Desk): Api<typeof voices> {
  const { db, readerId, now } = desk
  const tell = () => desk.announce({ area: 'ai-content' })

  /** Changes a voice; fails if it is deleted or gone. */
  async function change(voice: string, changes: Sql): Promise<void> {
    const { changed } = await db.run(sql`
      update ai_content_voices set ${changes}
      where id = ${voice} and reader_id = ${readerId} and deleted_at is null`)
    if (changed === 0) await demandVoice(desk, voice)
    await tell()
  }

  return {
    async listVoices({ shelf = 'active' }) {
      return { voices: await listVoices(desk, shelf) }
    },

    async getVoice({ voice }) {
      return demandVoice(desk, voice)
    },

    async addVoice({ voice }) {
      const added = await insertVoice(desk, voice, now())
      await tell()
      return { voice: added }
    },

    async saveVoice({ voice, version, draft }) {
      const editedAt = now()
      if (!(await updateVoice(desk, { id: voice, version }, draft, editedAt))) {
        await demandVoice(desk, voice)
        throw new Problem(
          'conflict',
          'Somebody else changed this voice since you opened it. Copy what you typed, then load the page again.',
        )
      }
      await tell()
      return { version: version + 1, editedAt: editedAt.toISOString() }
    },

    async duplicateVoice({ voice }) {
      const from = await demandVoice(desk, voice)
      const name = `${from.name.slice(0, LONGEST_BEFORE_COPY)} (copy)`
      const copy = await insertVoice(desk, draftOf({ ...from, name }), now())
      await tell()
      return { voice: copy }
    },

    async makeUsual({ voice }) {
      await change(voice, sql`chosen_at = ${now()}`)
    },

    async deleteVoice({ voice }) {
      await change(voice, sql`deleted_at = ${now()}`)
    },

    async restoreVoice({ voice }) {
      await demandRoom(desk)
      const { changed } = await db.run(sql`
        update ai_content_voices set deleted_at = null
        where id = ${voice} and reader_id = ${readerId} and deleted_at is not null`)
      if (changed === 0) await demandVoice(desk, voice)
      await tell()
    },

    async checkPlainEnglish({ text }) {
      return { findings: await desk.read(plainEnglishReading, { text }) }
    },

    readOwnWords: async ({ drafts }) => ({ texts: await readOwnWords(desk, drafts) }),
  }
}

/** The most characters of a name before " (copy)" is added. */
const LONGEST_BEFORE_COPY = 190
