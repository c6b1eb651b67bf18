import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql } from '#server/tools.ts'
import { highlightColors, subjectKinds, type Highlight } from '../../contracts/highlights.ts'
import { NoteCategory, type NoteCard } from '../../contract.ts'
import type { WholeNote } from '../../contracts/editor.ts'

const EXCERPT_CHARACTERS = 240
/**
 * The characters that are read for an excerpt: more than are shown, because Markdown is removed.
 */
const EXCERPT_READ = 1000

const Common = z.object({
  id: z.string(),
  number: z.int(),
  category: NoteCategory,
  title: z.string(),
  tags: z.array(z.string()),
  editedAt: Time,
  articleId: z.nullable(z.int()),
  entryId: z.nullable(z.int()),
  bookmarkId: z.nullable(z.int()),
  subject: z.nullable(z.enum(subjectKinds)),
  subjectTitle: z.string(),
  subjectAddress: z.nullable(z.string()),
  color: z.nullable(z.enum(highlightColors)),
  quote: z.string(),
  lostAt: z.nullable(Time),
})
type Common = z.infer<typeof Common>

const common = sql`id, number, category, title, tags, edited_at, article_id, entry_id, bookmark_id, subject,
  subject_title, subject_address, color, quote, lost_at`

export const CardRow = z.extend(Common, { excerpt: z.string(), language: z.nullable(z.string()) })
/** Columns for lists, in which only the beginning of each text is read. */
export const cardColumns = sql`${common}, language, left(text, ${EXCERPT_READ}) as excerpt`

export const NoteRow = z.extend(Common, { text: z.string(), revision: z.int(), createdAt: Time })
export const noteColumns = sql`${common}, text, revision, created_at`

export function cardOf(row: z.infer<typeof CardRow>): NoteCard {
  const { id, category, title, tags, editedAt, excerpt } = row
  return {
    ...{ id, category, title, tags, editedAt },
    ...{ excerpt: excerptOf(excerpt), article: row.articleId, highlight: highlightOf(row) },
  }
}

export function noteOf(row: z.infer<typeof NoteRow>): WholeNote {
  const { id, category, title, tags, text, revision, createdAt, editedAt } = row
  return {
    ...{ id, category, title, tags, text, revision, createdAt, editedAt },
    ...{ article: row.articleId, highlight: highlightOf(row) },
  }
}

/** Markdown for emphasis, code and links; the words of a link are kept. */
const MARKS = /\*\*|__|~~|`|!?\[([^[\]]*)\]\([^()]*\)/g

/** The first words of a note without Markdown. */
export function excerptOf(text: string): string {
  const words = text
    .split('\n')
    .map((line) => line.replace(/^[\s#>*+-]+/, ''))
    .join(' ')
    .replaceAll(MARKS, '$1')
    .split(/\s+/)
    .join(' ')
    .trim()
  return words.length > EXCERPT_CHARACTERS
    ? `${words.slice(0, EXCERPT_CHARACTERS).toWellFormed().trimEnd()}…`
    : words
}

function highlightOf(row: Common): Highlight | null {
  const { subject, color, quote, subjectTitle, subjectAddress, lostAt } = row
  if (subject === null || color === null) return null
  const address = openLink(subjectAddress)
  return { subject, color, quote, subjectTitle, lostAt, address, page: pageOf(row) }
}

/** The page with the text of a passage; an entry is shown in its article. Null if there is none. */
function pageOf({ subject, articleId, bookmarkId }: Common): string | null {
  if (subject === 'bookmark') {
    return bookmarkId === null ? null : `/news-hub/bookmark?id=${bookmarkId}`
  }
  return articleId === null ? null : `/news-hub/feed?article=${articleId}`
}
