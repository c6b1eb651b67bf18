import type { ImportFormat } from '../../contracts/import.ts'
import { timeOf } from '../file-times.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from '../found-bookmark.ts'
import { isTrue } from '../json/json-items.ts'
import { readMarkup, type Attributes } from '#engine/markup/tokens/read-markup.ts'

/** The depth down to which names of nested folders become tags. */
const MOST_FOLDERS = 20
const TITLE_CHARACTERS = 4000
const NOTE_CHARACTERS = 40_000
/** Browsers' own folders for bookmarks that are in none of the reader's folders. */
const BROWSERS_OWN = ['personal_toolbar_folder', 'unfiled_bookmarks_folder']

/** The marker before notes in files of Linkding, which also marks archived bookmarks by a tag. */
const LINKDING_NOTES = '[linkding-notes]'
const LINKDING_END = '[/linkding-notes]'
const LINKDING_ARCHIVED = 'linkding:archived'

/** A link that may still be followed by a note. */
interface Link {
  attributes: Attributes
  words: string
  note: string
  part: 'title' | 'note' | 'none'
}

/**
 * Reads bookmarks of a browser (Netscape format), or the older export of Pocket, in one pass and
 * with any nesting.
 */
export function readBookmarkHtml(text: string): ImportedFile {
  const { add, end } = collectBookmarks(formatOf(text))
  /** Names of the open folders; empty text for folders that become no tag. */
  const folders: string[] = []
  let deeper = 0
  let heading: { words: string; isOwn: boolean } | null = null
  let folder = ''
  let isArchive = false
  let link: Link | null = null
  let isHeadingOpen = false

  function endLink() {
    if (link) add(bookmarkOf(link, { folders, isArchive }))
    link = null
  }
  function endHeading() {
    if (!heading || !isHeadingOpen) return
    isHeadingOpen = false
    const words = heading.words.trim()
    folder = heading.isOwn ? '' : words
    isArchive = /^read archive$/i.test(words)
  }

  readMarkup(text, {
    onOpen(name, attributes) {
      if (name === 'a') {
        // A link inside a note belongs to the note.
        if (link?.part === 'note' && !('add_date' in attributes)) return
        endLink()
        link = { attributes, words: '', note: '', part: 'title' }
      } else if (name === 'dd') {
        if (link) link.part = 'note'
      } else if (name === 'br') {
        if (link?.part === 'note') link.note += '\n'
      } else if (name === 'dt' || name === 'li') endLink()
      else if (/^h[1-6]$/.test(name)) {
        endLink()
        const isOwn = name === 'h1' || BROWSERS_OWN.some((one) => one in attributes)
        heading = { words: '', isOwn }
        isHeadingOpen = true
      } else if (name === 'dl') {
        endLink()
        endHeading()
        if (folders.length < MOST_FOLDERS) folders.push(folder)
        else deeper++
        folder = ''
      }
    },
    onClose(name) {
      if (name === 'a') {
        if (link?.part === 'title') link.part = 'none'
      } else if (/^h[1-6]$/.test(name)) endHeading()
      else if (name === 'dl') {
        endLink()
        if (deeper > 0) deeper--
        else folders.pop()
        folder = ''
      }
    },
    onText(words) {
      if (link?.part === 'title' && link.words.length < TITLE_CHARACTERS) link.words += words
      else if (link?.part === 'note' && link.note.length < NOTE_CHARACTERS) link.note += words
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
  { attributes, words, note }: Link,
  { folders, isArchive }: { folders: readonly string[]; isArchive: boolean },
): RawBookmark {
  const isToRead = attributes['toread']
  const tags = (attributes['tags'] ?? attributes['labels'] ?? '').split(',')
  return {
    ...{ address: attributes['href'], title: words },
    note: note.replace(LINKDING_NOTES, '\n\n').replace(LINKDING_END, ''),
    tags: [
      ...tags.filter((tag) => tag !== LINKDING_ARCHIVED),
      ...(isTrue(attributes['data-important']) ? ['starred'] : []),
      ...folders,
    ],
    savedAt: timeOf(attributes['add_date'] ?? attributes['time_added']),
    isArchived: isArchive || isTrue(attributes['archived']) || tags.includes(LINKDING_ARCHIVED),
    // Most browsers do not say if a page was read. An archived page counts as read.
    ...(isToRead !== undefined && { isRead: !isTrue(isToRead) }),
  }
}
