import { parseJson } from '#core/bounded-json.ts'
import { Problem } from '#core/problem.ts'
import type { ImportFormat } from '../contracts/import.ts'
import { timeOfWords } from './file-times.ts'
import { collectBookmarks, type ImportedFile, type RawBookmark } from './found-bookmark.ts'

type Item = Record<string, unknown>

/** Bookmarks as JSON: of Wallabag, or of Omnivore. */
export function readJson(text: string): ImportedFile {
  return readItems([itemsIn(text)])
}

/** Several lists of one export. `textOf` has the texts that lie beside them. */
export function readItems(
  lists: readonly (readonly Item[])[],
  textOf: (slug: string) => string | null = () => null,
): ImportedFile {
  const first = lists.find((list) => list.length > 0)?.[0] ?? {}
  const format = formatOf(first)
  const { add, end } = collectBookmarks(format)
  const read = format === 'wallabag' ? wallabagItem : (item: Item) => omnivoreItem(item, textOf)
  for (const item of lists.flat()) add(read(item))
  return end()
}

export function itemsIn(text: string): Item[] {
  const given = read(text)
  return (Array.isArray(given) ? given : [given]).filter(
    (item): item is Item => typeof item === 'object' && item !== null,
  )
}

function read(text: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('invalid', 'The file breaks off or is damaged. Export it again.', { cause })
  }
}

function formatOf(item: Item): ImportFormat {
  if ('url' in item && 'is_archived' in item) return 'wallabag'
  if ('url' in item && ('savedAt' in item || 'slug' in item)) return 'omnivore'
  throw new Problem(
    'invalid',
    'This JSON is no list of bookmarks that is known here. Choose an export of Wallabag or Omnivore.',
  )
}

function wallabagItem(item: Item): RawBookmark {
  const { url, title, tags, is_archived: archived, is_starred: starred } = item
  const isArchived = archived === true || archived === 1
  return {
    ...{ address: url, title, html: item['content'], isArchived },
    tags: [...labels(tags), ...(starred === true || starred === 1 ? ['starred'] : [])],
    savedAt: timeOfWords(item['created_at']),
  }
}

function omnivoreItem(item: Item, textOf: (slug: string) => string | null): RawBookmark {
  const { url, title, slug, state, readingProgress } = item
  const isArchived = state === 'Archived'
  return {
    ...{ address: url, title, isArchived, tags: labels(item['labels']) },
    isRead: isArchived || (typeof readingProgress === 'number' && readingProgress >= 95),
    savedAt: timeOfWords(item['savedAt']),
    html: typeof slug === 'string' ? textOf(slug) : null,
  }
}

/** Names, or things that have one. */
function labels(given: unknown): string[] {
  if (!Array.isArray(given)) return []
  return given.flatMap((one: unknown) => {
    if (typeof one === 'string') return [one]
    if (typeof one !== 'object' || one === null) return []
    const { label, name } = one as Item
    return [label, name].filter((value) => typeof value === 'string').slice(0, 1)
  })
}
