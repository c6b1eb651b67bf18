import * as z from 'zod/mini'
import { defineContract, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { MadeBy } from '#platform/actions/contracts/made-by.ts'
import { SAVED } from '../limits.ts'
import { Bytes, Count, Cursor, FoundWords, line, list, RowId, Search, text } from '#core/words.ts'

/**
 * The states of a bookmark: waiting (its page will be fetched soon), kept (with the text of the
 * page), failed (only address and title).
 */
export const bookmarkStates = ['waiting', 'kept', 'failed'] as const
export const BookmarkState = z.enum(bookmarkStates)

/**
 * A reader's tag for bookmarks. It cannot contain a comma, because files of other programs separate
 * tags by commas.
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

/** A page that a reader saved. */
export const Bookmark = z.object({
  id: RowId,
  address: z.string(),
  title: z.string(),
  /** The site of the address, such as "harbour.example". */
  site: z.string(),
  tags: z.array(z.string()),
  /** The reader's own note, which may have several lines; empty if there is none. */
  note: z.string(),
  state: BookmarkState,
  /** The reason why the page has not been read; null if there is none. */
  message: z.nullable(z.string()),
  savedAt: Time,
  isRead: z.boolean(),
  /** True if the bookmark is archived, so that it is not in the list of unread ones. */
  isArchived: z.boolean(),
  /** The first words of the text, or the words around a search result; may be empty. */
  excerpt: z.string(),
  /** The reading time in minutes; null without a text. */
  minutes: z.nullable(Count),
})
export type Bookmark = z.infer<typeof Bookmark>

export const BookmarkPage = z.extend(Bookmark, {
  authors: z.array(z.string()),
  publishedAt: z.nullable(Time),
  fetchedAt: z.nullable(Time),
  /** The sanitized text. Its pictures are at addresses of this server. */
  html: z.string(),
  /** The number of pictures that are still being fetched. */
  waitingPictures: Count,
  /** The workflow or agent that saved the bookmark; absent if the reader did. */
  madeBy: z.optional(MadeBy),
})
export type BookmarkPage = z.infer<typeof BookmarkPage>

export const bookmarkFilters = ['unread', 'all', 'archived'] as const

const OneBookmark = z.object({ id: RowId })

/** Pages of any site, saved with their text and pictures. */
export const bookmarks = defineContract('saved/bookmarks', {
  /** Lists bookmarks, the newest first, at most 50. `next` continues after them. */
  listBookmarks: read(
    z.object({
      /** "unread" lists those that are neither read nor archived; "all" includes read ones. */
      filter: z._default(z.enum(bookmarkFilters), 'all'),
      tag: z.optional(Tag),
      search: z._default(Search, ''),
      cursor: z.optional(Cursor),
    }),
    z.extend(FoundWords, { bookmarks: z.array(Bookmark), next: z.nullable(Cursor) }),
  ),
  getBookmark: read(OneBookmark, BookmarkPage, ['not-found']),
  /** Lists tags, the most frequent first, at most 500. */
  listTags: read(z.object({}), z.array(z.object({ tag: z.string(), bookmarks: Count }))),
  /** The storage that the pictures of bookmarks use, and its limit. */
  getRoom: read(z.object({}), z.object({ pictureBytes: Bytes, mostPictureBytes: Bytes })),
  /** Saves a page. If it was saved before, it gets the tags and is no longer archived. */
  addBookmark: write.keyed(
    z.object({ address: PageAddress, title: z._default(Title, ''), tags: z._default(Tags, []) }),
    z.object({ id: RowId, isNew: z.boolean() }),
    ['conflict'],
  ),
  /** Changes a bookmark. Fields that are left out keep their value. */
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
  /** Deletes a bookmark, which can be undone for a day. */
  deleteBookmark: write(OneBookmark, Nothing, ['not-found']),
  restoreBookmark: write(OneBookmark, Nothing, ['not-found']),
  /** Fetches the page of a bookmark again. The earlier text stays until a new one is stored. */
  fetchBookmark: write.keyed(OneBookmark, Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'saved/bookmarks': typeof bookmarks
  }
}
