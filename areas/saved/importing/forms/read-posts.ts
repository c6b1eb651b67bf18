import { collectBookmarks, type ImportedFile } from '../found-bookmark.ts'
import { pinboardItem } from '../json/bookmark-lists.ts'
import { readMarkup } from '#engine/markup/tokens/read-markup.ts'

/** Says if it is the XML that Pinboard and, before it, Delicious write. */
export function isPosts(head: string): boolean {
  return /<posts?[\s>]/i.test(head) && !/<!doctype|<dl\b/i.test(head)
}

/** Bookmarks as posts, each with all of its data in attributes. */
export function readPosts(text: string): ImportedFile {
  const { add, end } = collectBookmarks('pinboard')
  readMarkup(text, {
    onOpen(name, attributes) {
      if (name === 'post') add(pinboardItem(attributes))
    },
    onClose() {},
    onText() {},
  })
  return end()
}
