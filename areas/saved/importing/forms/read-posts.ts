import { collectBookmarks, type ImportedFile } from '../found-bookmark.ts'
import { pinboardItem } from '../json/bookmark-lists.ts'
import { readMarkup } from '#engine/markup/tokens/read-markup.ts'

/** Says if the file is the XML that Pinboard writes, and Delicious wrote before. */
export function isPosts(head: string): boolean {
  return /<posts?[\s>]/i.test(head) && !/<!doctype|<dl\b/i.test(head)
}

/** Reads bookmarks from `post` elements, whose attributes have all the data. */
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
