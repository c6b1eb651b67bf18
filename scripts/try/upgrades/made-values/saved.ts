import { ahead, web, words, type Make } from './make.ts'

export const savedValues: Record<string, Make> = {
  'saved_bookmarks.address': web('page'),
  'saved_bookmarks.page_key': ({ nth }) => `page-${nth}.example/`,
  'saved_bookmarks.host': ({ nth }) => `page-${nth}.example`,
  'saved_bookmarks.language': () => 'en',
  'saved_bookmarks.html': () => `<p>${words}</p>`,
  'saved_bookmarks.text': () => words,
  'saved_bookmarks.next_try_at': ahead(24),
  'saved_bookmarks.import_id': () => null,
  'saved_bookmarks.note': () => words,
  'saved_pictures.address': web('picture'),
  'saved_pictures.state': () => 'failed',
  // The hash is empty, because the contents that it names are not among the rows.
  'saved_pictures.hash': () => null,
  'saved_imports.format': () => 'pocket-csv',
  'saved_imports.left_out': () => [],
  'saved_import_items.item': ({ nth }) => ({
    ...{ address: `https://brought-${nth}.example/`, key: `brought-${nth}.example/` },
    ...{ title: `Brought ${nth}`, tags: [], savedAt: null },
    ...{ isRead: false, isArchived: false, html: null },
  }),
}
