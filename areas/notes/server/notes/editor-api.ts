import * as z from 'zod/mini'
import { type Api, Time } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { currentId } from '#areas/articles/server/lends/article.ts'
import { isReaders } from '#areas/articles/server/lends/lists.ts'
import { indexOwnTexts, searchOf } from '#server/search/own-texts.ts'
import { prepared } from '#server/database/prepared.ts'
import { sql, type Desk } from '#server/tools.ts'
import { readMakers } from '#platform/actions/server/lends.ts'
import { notesEditor, type WholeNote } from '../../contracts/editor.ts'
import { languageOf } from './language-of.ts'
import { listNotes, listNoteTags } from './list-notes.ts'
import { noteTexts } from './note-texts.ts'
import { noteColumns, noteOf, NoteRow } from './note-rows.ts'
import { isFullFor, tooMany } from './room.ts'

const Saved = z.object({ revision: z.int(), editedAt: Time })

/** Writes, changes and deletes the notes of a reader. */
export function serverNotesEditor(tools: Desk): Api<typeof notesEditor> {
  const { db, readerId, now } = tools
  const gone = () => new Problem('not-found', 'That note is no longer there.')
  const tell = () => tools.announce({ area: 'notes' })

  async function changed({ changed }: { changed: number }) {
    if (changed === 0) throw gone()
    await tell()
  }

  async function read(id: string): Promise<WholeNote> {
    const row = await db.maybe(
      NoteRow,
      sql`select ${noteColumns} from notes
          where id = ${id} and reader_id = ${readerId} and deleted_at is null`,
    )
    if (!row) throw gone()
    return noteOf(row)
  }

  return {
    pageNotes: (asked) => listNotes(db, readerId, asked),
    async getNote({ id }) {
      const note = await read(id)
      const madeBy = (await readMakers(tools, notesEditor.addNote, [id])).get(id)
      return { ...note, ...(madeBy && { madeBy }) }
    },
    listTags: () => listNoteTags(db, readerId),

    async addNote({ category = 'personal', title = '', text = '', tags = [], article }) {
      if (article !== undefined) {
        const known = await db.maybe(
          z.object({ id: z.int() }),
          sql`select id from articles where id = ${currentId(article)} and ${isReaders({ readerId })}`,
        )
        if (!known) throw new Problem('not-found', 'That article no longer exists.')
      }
      const language = await languageOf(title, text)
      const ownTags = [...new Set(tags)]
      const search = searchOf(noteTexts, { texts: [title, ownTags.join(' '), '', text], language })
      const added = await db.maybe(
        z.object({ id: z.string(), revision: z.int() }),
        prepared(sql`
          insert into notes (id, reader_id, article_id, category, title, text, tags, language, search, is_indexed, edited_at,
            created_at)
          select ${newId('note')}, ${readerId}, ${article === undefined ? sql`null::bigint` : currentId(article)}, ${category},
            ${title}, ${text}, ${ownTags}::text[], ${language}, ${search}::tsvector, true, ${now()}::timestamptz,
            ${now()}::timestamptz
          where not ${isFullFor(readerId)} returning id, revision`),
      )
      if (!added) throw tooMany()
      await tell()
      return added
    },

    async saveNote({ id, revision, category, title, text, tags }) {
      const language = await languageOf(title, text)
      const saved = await db.maybe(
        Saved,
        sql`update notes set category = ${category}, title = ${title}, text = ${text},
              tags = ${[...new Set(tags)]}, language = ${language}, revision = revision + 1, edited_at = ${now()}
            where id = ${id} and reader_id = ${readerId} and deleted_at is null and revision = ${revision}
            returning revision, edited_at`,
      )
      if (saved) {
        await indexOwnTexts(db, noteTexts, sql`id = ${id}`)
        await tell()
        return { ...saved, current: null }
      }
      const current = await read(id)
      return { revision: current.revision, editedAt: current.editedAt, current }
    },

    async deleteNote({ id }) {
      await changed(
        await db.run(sql`
          update notes set deleted_at = ${now()}
          where id = ${id} and reader_id = ${readerId} and deleted_at is null`),
      )
    },

    async restoreNote({ id }) {
      await changed(
        await db.run(
          sql`update notes set deleted_at = null where id = ${id} and reader_id = ${readerId}`,
        ),
      )
    },
  }
}
