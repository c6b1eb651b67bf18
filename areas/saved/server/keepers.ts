import type { Kept } from '#server/asking/kept.ts'
import { SAVED } from '../limits.ts'
import { bookmarks } from '../contracts/bookmarks.ts'
import { savedImport } from '../contracts/import.ts'
import { savedLists } from '../contracts/lists.ts'
import { serverBookmarks } from './bookmarks/bookmarks-api.ts'
import { serverSavedImport } from './importing/import-api.ts'
import { serverSavedLists } from './lists-api.ts'

/** Contracts of saved things that only the live server keeps. */
export const liveKeepers: Kept[] = [
  {
    contract: bookmarks,
    open: serverBookmarks,
    about: {
      listBookmarks:
        'The pages that are saved, newest first: by words, tag, and what is unread or archived.',
      getBookmark: 'A saved page with its text, as it is kept here.',
      listTags: 'The tags of bookmarks, the most frequent first.',
      getRoom: 'The room that pictures of bookmarks take.',
      addBookmark: 'Saves a page by its address; its text and pictures are fetched and kept.',
      changeBookmark:
        'Changes the title, tags or note of a bookmark, or whether it is read or archived.',
      deleteBookmark: 'Deletes a bookmark; this can be undone for a day.',
      restoreBookmark: 'Undoes the deleting of a bookmark.',
      fetchBookmark: 'Fetches the page of a bookmark again.',
    } satisfies Record<keyof typeof bookmarks, string>,
  },
  {
    contract: savedLists,
    open: serverSavedLists,
    about: {
      countSaved: 'How many articles, threads and bookmarks are saved.',
      listArticles: 'The saved articles, newest first, page by page and by words.',
      listThreads: 'The saved conversations with the assistant, newest first.',
    } satisfies Record<keyof typeof savedLists, string>,
  },
  {
    contract: savedImport,
    open: serverSavedImport,
    about: {
      readFile: 'Reads the bookmarks of a file, given in base64, and says what it holds.',
      startImport: 'Imports what was read; its run says how far it is.',
      getNewest: 'The run of the newest import.',
    } satisfies Record<keyof typeof savedImport, string>,
    bodyBytes: { readFile: SAVED.importBodyBytes },
  },
]
