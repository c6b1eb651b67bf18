import type { ImportFormat } from '../contracts/import.ts'
import { timeOfNumber } from './file-times.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from './found-bookmark.ts'
import { readMarkup, type Attributes } from './read-markup.ts'

/** Folders inside of folders count as tags down to this depth. */
const MOST_FOLDERS = 20
const TITLE_CHARACTERS = 4000
/** Where browsers put what is in no folder of the reader's. */
const BROWSERS_OWN = ['personal_toolbar_folder', 'unfiled_bookmarks_folder']

/** Bookmarks of a browser (Netscape), or the older export of Pocket. One pass, whatever is nested in what. */
export function readBookmarkHtml(text: string): ImportedFile {
  const { add, end } = collectBookmarks(formatOf(text))
  /** Names of the open folders; empty for those that say nothing. */
  const folders: string[] = []
  let deeper = 0
  let heading: { words: string; isOwn: boolean } | null = null
  let folder = ''
  let isArchive = false
  let link: { attributes: Attributes; words: string } | null = null
  let isHeadingOpen = false

  function endLink() {
    if (link) add(bookmarkOf(link.attributes, link.words, { folders, isArchive }))
    link = null
  }
  function endHeading() {
    if (!heading || !isHeadingOpen) return
    isHeadingOpen = false
    folder = heading.isOwn ? '' : heading.words.trim()
    isArchive = /^read archive$/i.test(folder)
  }

  readMarkup(text, {
    onOpen(name, attributes) {
      if (name === 'a') {
        endLink()
        link = { attributes, words: '' }
      } else if (name === 'dt' || name === 'li' || name === 'dd') endLink()
      else if (/^h[1-6]$/.test(name)) {
        endLink()
        heading = { words: '', isOwn: BROWSERS_OWN.some((one) => one in attributes) }
        isHeadingOpen = true
      } else if (name === 'dl') {
        endLink()
        endHeading()
        // What stands above all is the name of the whole list.
        const isOutermost = folders.length === 0 && deeper === 0
        if (folders.length < MOST_FOLDERS) folders.push(isOutermost ? '' : folder)
        else deeper++
        folder = ''
      }
    },
    onClose(name) {
      if (name === 'a') endLink()
      else if (/^h[1-6]$/.test(name)) endHeading()
      else if (name === 'dl') {
        endLink()
        if (deeper > 0) deeper--
        else folders.pop()
        folder = ''
      }
    },
    onText(words) {
      if (link && link.words.length < TITLE_CHARACTERS) link.words += words
      else if (isHeadingOpen && heading && heading.words.length < TITLE_CHARACTERS)
        heading.words += words
    },
  })
  endLink()
  return end()
}

function formatOf(text: string): ImportFormat {
  const head = text.slice(0, 4000)
  return /<title>\s*pocket export/i.test(head) ? 'pocket-html' : 'browser'
}

function bookmarkOf(
  attributes: Attributes,
  words: string,
  { folders, isArchive }: { folders: readonly string[]; isArchive: boolean },
): RawBookmark {
  const isToRead = attributes['toread']
  return {
    ...{ address: attributes['href'], title: words },
    tags: [...(attributes['tags'] ?? '').split(','), ...folders],
    savedAt: timeOfNumber(attributes['add_date'] ?? attributes['time_added']),
    isArchived: isArchive || attributes['archived'] === '1',
    // Most browsers do not say; what was put away has been read.
    ...(isToRead !== undefined && { isRead: isToRead === '0' }),
  }
}
