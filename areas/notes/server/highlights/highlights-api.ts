import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import { NOTES } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { currentId } from '#areas/articles/server/lends/article.ts'
import { indexOwnTexts } from '#server/search/own-texts.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import {
  HighlightColor,
  StoredAnchor,
  type highlights,
  type Subject,
} from '../../contracts/highlights.ts'
import { languageOf } from '../notes/language-of.ts'
import { excerptOf } from '../notes/note-rows.ts'
import { noteTexts } from '../notes/note-texts.ts'
import { demandRoom } from '../notes/room.ts'
import { isLost } from './is-lost.ts'
import { subjectOf } from './subject-of.ts'

const SHOWN = 500
const TITLE_CHARACTERS = 80

const Row = z.object({
  id: z.string(),
  color: HighlightColor,
  quote: z.string(),
  anchor: StoredAnchor,
  excerpt: z.string(),
  isLost: z.boolean(),
})

/** Serves the passages that a reader highlighted. */
export function serverHighlights(tools: Desk): Api<typeof highlights> {
  const { db, readerId, now } = tools

  async function changed({ changed }: { changed: number }) {
    if (changed === 0) throw new Problem('not-found', 'That highlight is no longer there.')
    await tools.announce({ area: 'notes' })
  }

  return {
    async listHighlights(subject) {
      const rows = await db.many(
        Row,
        sql`select id, color, quote, anchor, left(text, 1000) as excerpt, lost_at is not null as is_lost
            from notes where reader_id = ${readerId} and deleted_at is null and ${isIn(subject)}
            order by number limit ${SHOWN}`,
      )
      return rows.map((row) => ({ ...row, excerpt: excerptOf(row.excerpt) }))
    },

    async addHighlight({ subject, color, anchor }) {
      await demandRoom(db, readerId)
      const place = await subjectOf(db, readerId, subject)
      const language = await languageOf(anchor.exact)
      const id = newId('note')
      const lost = await isLost(tools, place.texts, anchor)
      await db.run(sql`
        insert into notes (id, reader_id, article_id, entry_id, bookmark_id, category, title, text, language, edited_at,
          created_at, subject, subject_title, subject_address, color, quote, anchor, lost_at)
        values (${id}, ${readerId}, ${place.article}, ${place.entry}, ${place.bookmark}, 'personal',
          ${titleOf(anchor.exact)}, '', ${language}, ${now()}, ${now()}, ${subject.kind},
          ${place.title.slice(0, NOTES.titleCharacters).toWellFormed()}, ${place.address}, ${color}, ${anchor.exact},
          ${JSON.stringify(anchor)}::jsonb, ${lost ? now() : null})`)
      await indexOwnTexts(db, noteTexts, sql`id = ${id}`)
      await tools.announce({ area: 'notes' })
      return { id, isLost: lost }
    },

    async changeColor({ id, color }) {
      await changed(
        await db.run(sql`
          update notes set color = ${color}
          where id = ${id} and reader_id = ${readerId} and subject is not null and deleted_at is null`),
      )
    },

    async noteFound({ id, anchor }) {
      await changed(
        await db.run(
          anchor === null
            ? sql`update notes set lost_at = coalesce(lost_at, ${now()})
                  where id = ${id} and reader_id = ${readerId} and subject is not null and deleted_at is null`
            : sql`update notes set lost_at = null, anchor = ${JSON.stringify(anchor)}::jsonb
                  where id = ${id} and reader_id = ${readerId} and subject is not null and deleted_at is null`,
        ),
      )
    },
  }
}

/**
 * A condition on highlights of a text. For a merged article, the highlights of its successor are
 * found.
 */
function isIn({ kind, id }: Subject): Sql {
  if (kind === 'article') return sql`subject = 'article' and article_id = ${currentId(id)}`
  return kind === 'entry'
    ? sql`subject = 'entry' and entry_id = ${id}`
    : sql`subject = 'bookmark' and bookmark_id = ${id}`
}

/** The title of a new note: the first words of its passage. */
function titleOf(quote: string): string {
  const words = quote
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/\s+/)
    .join(' ')
    .trim()
  if (words.length <= TITLE_CHARACTERS) return words
  const cut = words.slice(0, TITLE_CHARACTERS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_CHARACTERS / 2)).toWellFormed()}…`
}
