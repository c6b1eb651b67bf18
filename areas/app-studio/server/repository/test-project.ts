import { newId } from '#core/id.ts'
import { sql } from '#server/tools.ts'
import type { TestTools } from '#server/test-tools.ts'
import type { FileChange } from './change-files.ts'
import { findHead } from './refs.ts'
import { readBlobs, readTree } from './read-tree.ts'
import { saveChanges, type Save } from './save-changes.ts'

export const write = (path: string, text: string): FileChange => ({
  do: 'write',
  path,
  content: Buffer.from(text),
})

/** Makes a project without a commit, and functions with which tests save and read it. */
export async function testProject(tools: TestTools) {
  const { readerId } = tools
  const db = tools.db.forReader(readerId)
  const of = { db, readerId }
  const projectId = newId('project')
  await db.run(sql`
    insert into app_studio_projects (id, reader_id, name, created_at, edited_at)
    values (${projectId}, ${readerId}, 'Harbour', ${tools.now()}, ${tools.now()})`)
  const head = async () => (await findHead(of, projectId))?.commitId ?? null

  return {
    ...{ of, projectId, head },
    /** Saves changes based on the newest commit, unless `more` names another base. */
    async save(changes: FileChange[], more: Partial<Save> = {}) {
      const base = await head()
      return db.transaction((db) =>
        saveChanges(
          { db, readerId },
          {
            ...{ projectId, base, changes, hand: 'reader', message: null, now: tools.now() },
            author: { name: 'Mira Holt', email: 'mira@example.org' },
            ...more,
          },
        ),
      )
    },
    /** Reads the texts of all files of a commit, by path. */
    async texts(commit?: string) {
      const entries = await readTree(of, commit ?? (await head())!)
      const blobs = await readBlobs(
        of,
        entries.map(({ id }) => id),
      )
      return Object.fromEntries(
        entries.map(({ path, id }) => [path, Buffer.from(blobs.get(id)!).toString()]),
      )
    },
    later: (minutes: number) => tools.setNow(new Date(tools.now().getTime() + minutes * 60_000)),
  }
}
