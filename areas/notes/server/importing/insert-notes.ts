import { newId } from '#core/id.ts'
import { NOTES } from '../../limits.ts'
import { webLink } from '#server/archive/web-columns.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { FoundHighlight, FoundNote } from '../../importing/found-note.ts'
import { isLost } from '../highlights/is-lost.ts'
import { subjectOf } from '../highlights/subject-of.ts'
import { languageOf } from '../notes/language-of.ts'

/** Adds notes from a file. A passage is connected with its text if this server has the text. */
export async function insertNotes(
  tools: Desk,
  db: Database,
  notes: readonly (FoundNote & { importedAs: string })[],
): Promise<void> {
  const { readerId, now } = tools
  const rows = []
  for (const { importedAs, highlight, ...note } of notes) {
    const moment = now().toISOString()
    rows.push({
      ...{ id: newId('note'), imported_as: importedAs, category: note.category },
      ...{ title: note.title, text: note.text, tags: note.tags },
      language: await languageOf(note.title, note.text),
      edited_at: note.editedAt ?? note.createdAt ?? moment,
      created_at: note.createdAt ?? note.editedAt ?? moment,
      ...{ subject_title: '', quote: '' },
      ...(highlight && (await passageOf(tools, db, highlight))),
    })
  }
  if (rows.length === 0) return
  const given = bulk(rows, {
    ...{ id: 'text', imported_as: 'text', category: 'text', title: 'text', text: 'text' },
    ...{ tags: 'text[]', language: 'text', edited_at: 'timestamptz', created_at: 'timestamptz' },
    ...{ article_id: 'bigint', entry_id: 'bigint', bookmark_id: 'bigint', subject: 'text' },
    ...{ subject_title: 'text', subject_address: 'text', color: 'text', quote: 'text' },
    ...{ anchor: 'jsonb', lost_at: 'timestamptz' },
  })
  await db.run(sql`
    insert into notes (reader_id, ${given.names}) select ${readerId}, ${given.names} from ${given.rows}`)
}

async function passageOf(tools: Desk, db: Database, highlight: FoundHighlight) {
  const { subject, subjectId, subjectAddress, color, quote, anchor } = highlight
  const title = highlight.subjectTitle.slice(0, NOTES.titleCharacters).toWellFormed()
  const place =
    subjectId === null || subjectId < 1
      ? null
      : await subjectOf(db, tools.readerId, { kind: subject, id: subjectId }).catch(() => null)
  // The same id may belong to another text on this server, so the titles are compared as well.
  const isIt = place?.title.slice(0, NOTES.titleCharacters).toWellFormed() === title
  return {
    ...{
      subject,
      color,
      quote,
      anchor,
      subject_title: title,
      subject_address: subjectAddress === null ? null : webLink(subjectAddress),
    },
    lost_at: isIt && (await isLost(tools, place.texts, anchor)) ? tools.now() : null,
    article_id: isIt ? place.article : null,
    entry_id: isIt ? place.entry : null,
    bookmark_id: isIt ? place.bookmark : null,
  }
}
