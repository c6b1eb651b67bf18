import type { ImportFormat } from '../../contracts/import.ts'
import { timeOf } from '../file-times.ts'
import type { RawBookmark } from '../found-bookmark.ts'
import { firstText, isTrue, labels, type Item } from './json-items.ts'
import { entryItem, isStreamItem, notesIn, streamItem } from './reader-stars.ts'

/**
 * Returns the text that another file has for an item of a list, by its slug; null if there is none.
 */
export type TextOf = (slug: string) => string | null

export interface ListKind {
  format: ImportFormat
  isOne(item: Item): boolean
  read(item: Item, textOf: TextOf): RawBookmark
}

/**
 * Kinds of lists, recognized by their items. The first kind that recognizes an item reads all
 * items.
 */
export const listKinds: readonly ListKind[] = [
  {
    format: 'wallabag',
    isOne: (item) => 'url' in item && 'is_archived' in item && !('tag_names' in item),
    read: wallabagItem,
  },
  {
    format: 'omnivore',
    isOne: (item) => 'url' in item && ('savedAt' in item || 'slug' in item),
    read: omnivoreItem,
  },
  {
    format: 'pinboard',
    isOne: (item) => 'href' in item && ('description' in item || 'toread' in item),
    read: pinboardItem,
  },
  { format: 'reader-stars', isOne: isStreamItem, read: streamItem },
  {
    format: 'reader-stars',
    isOne: (item) => 'url' in item && ('feed_id' in item || 'published_at' in item),
    read: entryItem,
  },
  { format: 'list', isOne: (item) => addressOf(item) !== null, read: anyItem },
]

function wallabagItem(item: Item): RawBookmark {
  const { url, title, tags, is_archived: archived, is_starred: starred } = item
  return {
    ...{ address: url, title, html: item['content'], isArchived: isTrue(archived) },
    note: notesIn(item['annotations']),
    tags: [...labels(tags), ...(isTrue(starred) ? ['starred'] : [])],
    savedAt: timeOf(item['created_at']),
  }
}

function omnivoreItem(item: Item, textOf: TextOf): RawBookmark {
  const { url, title, slug, state, readingProgress } = item
  const isArchived = state === 'Archived'
  return {
    ...{ address: url, title, isArchived, tags: labels(item['labels']) },
    isRead: isArchived || (typeof readingProgress === 'number' && readingProgress >= 95),
    savedAt: timeOf(item['savedAt']),
    html: typeof slug === 'string' ? textOf(slug) : null,
  }
}

/**
 * Reads a bookmark of Pinboard. Tags are separated by spaces, and a bookmark counts as read unless
 * `toread` is set.
 */
export function pinboardItem(item: Item): RawBookmark {
  const { href, description, extended, toread, tags = item['tag'] } = item
  return {
    ...{ address: href, title: description, note: extended },
    tags: typeof tags === 'string' ? tags.split(/\s/) : labels(tags),
    savedAt: timeOf(item['time']),
    ...(toread !== undefined && { isRead: !isTrue(toread) }),
  }
}

export function addressOf(item: Item): string | null {
  const { url, link, href, uri, address } = item
  const { given_url: given, story_permalink: ofStory, permalink } = item
  return firstText(url, link, href, uri, address, given, ofStory, permalink)
}

/** Reads an item of an unknown program by the most common names of fields. */
export function anyItem(item: Item): RawBookmark {
  const { unread, read, isRead, readAt, archived, is_archived: isArchived } = item
  const hasRead = [read, isRead].some((one) => isTrue(one)) || timeOf(readAt) !== null
  const names = [
    ...['tags', 'tag_names', 'manual_tags', 'document_tags', 'user_tags', 'labels'],
    ...['folder', 'collection', 'list', 'category'],
  ]
  const starred = ['starred', 'is_starred', 'favorite', 'favourite', 'favorited', 'isFavorite']
  return {
    address: addressOf(item),
    title: firstText(
      ...[item['customTitle'], item['title'], item['name'], item['resolved_title']],
      ...[item['story_title'], item['description']],
    ),
    note: firstText(item['note'], item['notes'], item['comment'], item['description']),
    tags: [
      ...names.flatMap((name) => labels(item[name])),
      ...(starred.some((name) => isTrue(item[name])) ? ['starred'] : []),
    ],
    savedAt: timeIn(item),
    ...(unread === undefined ? hasRead && { isRead: true } : { isRead: !isTrue(unread) }),
    isArchived: isTrue(archived) || isTrue(isArchived),
  }
}

function timeIn(item: Item): string | null {
  const names = [
    ...[
      'starred_date',
      'saved_at',
      'savedAt',
      'saved_date',
      'created',
      'created_at',
      'createdAt',
      'creation_date',
    ],
    ...['date_added', 'dateAdded', 'addedAt', 'added', 'time_added', 'time', 'timestamp', 'date'],
  ]
  for (const name of names) {
    const time = timeOf(item[name])
    if (time !== null) return time
  }
  return null
}
