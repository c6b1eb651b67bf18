import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import { threads } from '../../contracts/threads.ts'
import { exportThread } from './export-thread.ts'
import { indexThread } from './thread-texts.ts'
import { gone, listThreads, readThread, threadOf } from './thread-rows.ts'

const SHOWN = 30

export const threadsKeeper: Kept = {
  contract: threads,
  open: serverThreads,
  about: {
    listThreads: 'Conversations with the assistant, the last asked in first; by words, too.',
    getThread: 'The name of a conversation, and how much was asked in it.',
    renameThread: 'Names a conversation.',
    deleteThread: 'Deletes a conversation; this can be undone for a day.',
    restoreThread: 'Undoes the deleting of a conversation.',
    saveThread: 'Saves a conversation, or removes it from what is saved.',
    exportThread: 'A conversation as Markdown, each sentence with its sources.',
  } satisfies Record<keyof typeof threads, string>,
}

export function serverThreads(tools: Desk): Api<typeof threads> {
  const { db, readerId, now } = tools

  async function change(id: string, set: Sql, condition: Sql): Promise<void> {
    const { changed } = await db.run(sql`
      update assistant_threads set ${set}
      where reader_id = ${readerId} and id = ${id} and ${condition}`)
    if (changed === 0) gone()
    await tools.announce({ area: 'assistant/threads' })
    await tools.announce({ area: 'saved' })
  }

  return {
    async listThreads({ search, cursor }) {
      const { rows, next, found } = await listThreads(db, readerId, { search, cursor, most: SHOWN })
      return { threads: rows.map(threadOf), next, ...found }
    },

    async getThread({ id }) {
      return threadOf(await readThread(db, readerId, id))
    },

    async renameThread({ id, title }) {
      await change(id, sql`title = ${title}`, sql`deleted_at is null`)
      await indexThread(tools, id)
    },

    deleteThread: ({ id }) => change(id, sql`deleted_at = ${now()}`, sql`deleted_at is null`),

    restoreThread: ({ id }) => change(id, sql`deleted_at = null`, sql`deleted_at is not null`),

    saveThread({ id, isSaved }) {
      const savedAt = isSaved ? sql`coalesce(saved_at, ${now()})` : sql`null`
      return change(id, sql`saved_at = ${savedAt}`, sql`deleted_at is null`)
    },

    exportThread: ({ id }) => exportThread(tools, id),
  }
}
