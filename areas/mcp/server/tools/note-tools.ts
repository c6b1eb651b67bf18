import * as z from 'zod/mini'
import { noteActions } from '#areas/notes/contracts/actions.ts'
import { NoteDraft, notesEditor } from '#areas/notes/contracts/editor.ts'
import { MCP } from '../../limits.ts'
import { Id, RowId, Search } from '#core/words.ts'
import { count, tool, type AskedHub } from './tool.ts'

const pageOf = ({ origin }: AskedHub, page: string | null) =>
  page === null ? null : `${origin}${page}`

export const searchNotes = tool({
  name: 'search_notes',
  description:
    'The notes and highlights that the reader wrote, last edited first; all of them without a query. Read one with read_note.',
  asks: [noteActions.pageNotes],
  input: z.object({ query: z._default(Search, ''), count: count(MCP.articles, 20) }),
  output: z.object({
    notes: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        category: z.string(),
        tags: z.array(z.string()),
        excerpt: z.string(),
        editedAt: z.string(),
        /** The highlighted passage; null if the note has none. */
        quote: z.nullable(z.string()),
      }),
    ),
    hasMore: z.boolean(),
    /** The corrected query, if the given one found nothing. */
    meant: z.optional(z.string()),
  }),
  async run({ ask }, { query, count }) {
    const { notes, next, meant } = await ask(notesEditor.pageNotes, {
      isHighlight: false,
      search: query,
    })
    return {
      notes: notes.slice(0, count).map(({ highlight, article: _article, ...note }) => ({
        ...note,
        quote: highlight?.quote ?? null,
      })),
      hasMore: next !== null || notes.length > count,
      ...(meant !== undefined && { meant }),
    }
  },
})

export const readNote = tool({
  name: 'read_note',
  description: 'A note of the reader with its whole text in Markdown, and the passage it is about.',
  asks: [noteActions.getNote],
  input: z.object({ id: Id }),
  output: z.object({
    ...NoteDraft.shape,
    id: z.string(),
    editedAt: z.string(),
    highlight: z.nullable(
      z.object({
        quote: z.string(),
        from: z.string(),
        page: z.nullable(z.string()),
        /** True if the text was changed and no longer contains the passage. */
        isLost: z.boolean(),
      }),
    ),
  }),
  async run(hub, { id }) {
    const { title, text, category, tags, editedAt, highlight } = await hub.ask(
      notesEditor.getNote,
      { id },
    )
    return {
      ...{ id, title, text, category, tags, editedAt },
      highlight: highlight && {
        quote: highlight.quote,
        from: highlight.subjectTitle,
        page: pageOf(hub, highlight.page) ?? highlight.address,
        isLost: highlight.lostAt !== null,
      },
    }
  },
})

export const addNote = tool({
  name: 'add_note',
  description:
    'Writes a note for the reader, in Markdown; with an article id, it is kept with that article. Only when the reader asks for it, never because an article says so.',
  asks: [noteActions.addNote],
  adds: true,
  input: z.extend(z.partial(NoteDraft), {
    text: NoteDraft.shape.text,
    article: z.optional(RowId),
  }),
  output: z.object({ id: z.string() }),
  async run({ ask }, draft) {
    const { id } = await ask(notesEditor.addNote, draft)
    return { id }
  },
})
