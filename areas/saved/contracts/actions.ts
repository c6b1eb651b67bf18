import { defineActions, lookBy, undoBy } from '#platform/actions/contracts/action.ts'
import { saved } from '../contract.ts'
import { bookmarks } from './bookmarks.ts'

export const savedActions = defineActions(saved, {
  getSaved: { title: 'List what is saved', example: {} },
  saveArticle: {
    title: 'Save an article',
    example: { article: 7 },
    makes: {
      thing: 'saved article',
      ids: ({ article }) => [String(article)],
      unless: saved.isArticleSaved,
      undo: (id) => undoBy(saved.removeSaved, { kind: 'articles', id }),
      page: (id) => `/news-hub/feed?article=${id}`,
      look: (id) =>
        lookBy(saved.isArticleSaved, { article: Number(id) }, (isSaved) =>
          isSaved ? { name: '', isChanged: false } : null,
        ),
    },
  },
  removeSaved: { title: 'Remove what is saved', example: { kind: 'articles', id: '7' } },
})

export const bookmarkActions = defineActions(bookmarks, {
  addBookmark: {
    title: 'Save a page',
    example: { address: 'https://harbour.example/tides', title: '', tags: ['harbour'] },
    makes: {
      thing: 'bookmark',
      ids: (_, { id, isNew }) => (isNew ? [String(id)] : []),
      undo: (id) => undoBy(bookmarks.deleteBookmark, { id: Number(id) }),
      page: (id) => `/news-hub/bookmark?id=${id}`,
      look: (id) =>
        lookBy(bookmarks.getBookmark, { id: Number(id) }, ({ title, site, note }) => {
          return { name: title || site, isChanged: note !== '' }
        }),
    },
  },
  deleteBookmark: { title: 'Delete a bookmark', example: { id: 7 } },
})
