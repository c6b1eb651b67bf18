import * as z from 'zod/mini'
import { defineContract, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { MadeBy } from '#platform/actions/contracts/made-by.ts'
import { SAVED } from '../limits.ts'
import { Bytes, Count, Cursor, FoundWords, line, list, RowId, Search, text } from '#core/words.ts'

/** waiting: its page is fetched in a moment; kept: with its text; failed: only its address and title. */
export const bookmarkStates = ['waiting', 'kept', 'failed'] as const
export const BookmarkState = z.enum(bookmarkStates)

/**
 * A reader's tag for bookmarks. It has no comma, because commas separate tags in files of other
 * programs.
 */
export const Tag = line(
  SAVED.tagCharacters,
  `A tag can have ${SAVED.tagCharacters} characters at most.`,
).check(
  z.minLength(1, 'A tag needs at least one character'),
  z.refine((tag) => !tag.includes(','), 'A tag cannot contain a comma'),
  z.meta({ pattern: String.raw`^[^,\p{Cc}\p{Cs}]*$` }),
)

export const Tags = list(Tag, SAVED.tags, `A bookmark can have ${SAVED.tags} tags at most.`)

const PageAddress = line(
  INPUT.addressCharacters,
  `That address is longer than ${INPUT.addressCharacters} characters`,
).check(z.minLength(1, 'Enter the address of the page'))

const Title = line(
  SAVED.titleCharacters,
  `A title can have ${SAVED.titleCharacters} characters at most.`,
)

const Note = text(
  SAVED.noteCharacters,
  `A note can have ${SAVED.noteCharacters} characters at most.`,
)

/** A page that a reader keeps. */
export const Bookmark = z.object({
  id: RowId,
  address: z.string(),
  title: z.string(),
  /** The site in its address, such as "harbour.example". */
  site: z.string(),
  tags: z.array(z.string()),
  /** The reader's own note, with its lines; empty without one. */
  note: z.string(),
  state: BookmarkState,
  /** The reason why the page could not be read, or not yet; null if there is none. */
  message: z.nullable(z.string()),
  savedAt: Time,
  isRead: z.boolean(),
  /** True for an archived one, no longer among those to be read. */
  isArchived: z.boolean(),
  /** The first words of its text, or those around a search's match; empty if there are none. */
  excerpt: z.string(),
  /** The time of reading; null without a text. */
  minutes: z.nullable(Count),
})
export type Bookmark = z.infer<typeof Bookmark>

export const BookmarkPage = z.extend(Bookmark, {
  authors: z.array(z.string()),
  publishedAt: z.nullable(Time),
  fetchedAt: z.nullable(Time),
  /** Sanitised, with its pictures at addresses of this server. */
  html: z.string(),
  /** Pictures that are still being fetched. */
  waitingPictures: Count,
  /** Absent if the reader saved it. */
  madeBy: z.optional(MadeBy),
})
export type BookmarkPage = z.infer<typeof BookmarkPage>

export const bookmarkFilters = ['unread', 'all', 'archived'] as const

const OneBookmark = z.object({ id: RowId })

/** Pages of any site, kept with their text and pictures. */
export const bookmarks = defineContract('saved/bookmarks', {
  /** Lists the newest bookmarks first, up to 50; `next` continues after them. */
  listBookmarks: read(
    z.object({
      /** The filter: "unread" is neither read nor archived; "all" includes read ones. */
      filter: z._default(z.enum(bookmarkFilters), 'all'),
      tag: z.optional(Tag),
      search: z._default(Search, ''),
      cursor: z.optional(Cursor),
    }),
    z.extend(FoundWords, { bookmarks: z.array(Bookmark), next: z.nullable(Cursor) }),
  ),
  getBookmark: read(OneBookmark, BookmarkPage, ['not-found']),
  /** Lists the most frequent tags first, up to 500. */
  listTags: read(z.object({}), z.array(z.object({ tag: z.string(), bookmarks: Count }))),
  /** The room that bookmarks take, pages and pictures. */
  getRoom: read(z.object({}), z.object({ pictureBytes: Bytes, mostPictureBytes: Bytes })),
  /** Saves a page; one that was saved before gets the tags as well. */
  addBookmark: write.keyed(
    z.object({ address: PageAddress, title: z._default(Title, ''), tags: z._default(Tags, []) }),
    z.object({ id: RowId, isNew: z.boolean() }),
    ['conflict'],
  ),
  /** Fields that are left out keep their value. */
  changeBookmark: write(
    z.object({
      id: RowId,
      title: z.optional(Title.check(z.minLength(1, 'Give the bookmark a title'))),
      tags: z.optional(Tags),
      note: z.optional(Note),
      isRead: z.optional(z.boolean()),
      isArchived: z.optional(z.boolean()),
    }),
    Nothing,
    ['not-found'],
  ),
  /** Can be undone for a day. */
  deleteBookmark: write(OneBookmark, Nothing, ['not-found']),
  restoreBookmark: write(OneBookmark, Nothing, ['not-found']),
  /** Fetches its page again; the kept text stays until then. */
  fetchBookmark: write.keyed(OneBookmark, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'saved/bookmarks': typeof bookmarks
  }
}
