import { timeOf } from '../file-times.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from '../found-bookmark.ts'
import { readXml } from '#engine/markup/tokens/read-xml.ts'

/** The most nested folders that become tags, counted from the innermost. */
const MOST_FOLDERS = 20
const VALUE_CHARACTERS = 20_000
/** Safari's own folders, and the tag that each becomes; empty for no tag. */
const SAFARIS_OWN: Readonly<Record<string, string>> = {
  'com.apple.ReadingList': 'Reading List',
  BookmarksBar: '',
  BookmarksMenu: '',
  History: '',
}

/** A dictionary of the property list while it is parsed. */
interface Dict {
  /** The dictionary that contains this one; null for the outermost. */
  around: Dict | null
  key: string
  values: Record<string, string>
}

/** Says if the file is a property list, in which Safari stores its bookmarks. */
export function isPlist(head: string): boolean {
  return /<plist[\s>]/i.test(head)
}

/** Reads the bookmarks and the reading list of Safari, with any nesting. */
export function readPlist(text: string): ImportedFile {
  const found: Dict[] = []
  let open: Dict | null = null
  let words: string | null = null
  readXml(text, {
    onOpen(name) {
      if (name === 'dict') open = { around: open, key: '', values: Object.create(null) }
      else if (name !== 'array' && name !== 'plist') words = ''
    },
    onClose(name) {
      if (name === 'dict' && open) {
        if ('URLString' in open.values) found.push(open)
        // Inner dictionaries of a bookmark contain its title, and the time at which it was added.
        else if (open.around?.key === 'URIDictionary' || open.around?.key === 'ReadingList')
          Object.assign(open.around.values, withPrefix(open.around.key, open.values))
        open = open.around
      } else if (open && words !== null) {
        if (name === 'key') open.key = words
        else open.values[open.key] ??= words
      }
      words = null
    },
    onText(piece) {
      if (words !== null && words.length < VALUE_CHARACTERS) words += piece
    },
  })
  // The bookmarks are added at the end, because the name of a folder comes after its content.
  const { add, end } = collectBookmarks('browser')
  for (const one of found) add(bookmarkOf(one))
  return end()
}

function withPrefix(key: string, values: Dict['values']): Dict['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${key}.${name}`, value]),
  )
}

function bookmarkOf({ values, around }: Dict): RawBookmark {
  return {
    address: values['URLString'],
    title: values['URIDictionary.title'] ?? values['Title'],
    note: values['ReadingList.PreviewText'],
    tags: foldersAround(around),
    savedAt: timeOf(values['ReadingList.DateAdded']),
    isRead: 'ReadingList.DateLastViewed' in values,
  }
}

/** Names of the folders around a bookmark, the outermost first. */
function foldersAround(innermost: Dict | null): string[] {
  const names: string[] = []
  for (let dict = innermost; dict && names.length < MOST_FOLDERS; dict = dict.around) {
    const title = dict.values['Title'] ?? ''
    names.unshift(SAFARIS_OWN[title] ?? title)
  }
  return names
}
