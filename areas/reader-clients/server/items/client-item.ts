/** An item, as lists of items name it. */
export interface ItemRef {
  id: number
  /** The feed that brings it to the reader. */
  feed: number
  /** The time at which the server first saw it, from which clients continue. */
  arrivedAt: string
}

export interface ClientItem extends ItemRef {
  title: string
  author: string
  /** The address at which a person reads it. */
  link: string | null
  html: string
  publishedAt: string
  isRead: boolean
  isStarred: boolean
  feedName: string
  feedSite: string | null
  folder: string[]
  /** The tags of its article, by the reader or their rules. */
  labels: string[]
  enclosures: { url: string; type: string | null; length: number | null }[]
}

/** A part of a reader's items. */
export type Within =
  | { kind: 'all' | 'starred' | 'none' }
  | { kind: 'feed'; feed: number }
  | { kind: 'folder'; folder: string[] }
  /** Items with a tag of one of these names, and items in the folder with that name. */
  | { kind: 'label'; names: readonly string[]; folder: string[] | null }

export interface Selection {
  within: Within
  isRead?: boolean
  isStarred?: boolean
  /** The time in which the items arrived, both ends included. */
  since?: Date
  until?: Date
  /** Ids, both ends left out. */
  above?: number
  below?: number
}

export interface Page {
  oldestFirst: boolean
  count: number
}

/** The items of a client: entries or articles, of one reader. */
export interface Items {
  list(selection: Selection, page: Page): Promise<ItemRef[]>
  /** All ids of the reader's items, without a limit; the newest first. */
  listIds(selection: Selection): Promise<number[]>
  /** Reads those of these items that the reader may read, in the order of the ids. */
  read(ids: readonly number[]): Promise<ClientItem[]>
  countUnread(): Promise<UnreadCount[]>
  countUnreadLabelled(): Promise<(UnreadCount & { label: string })[]>
  /** Marks items as read or unread; items that are not the reader's are skipped. */
  setRead(which: readonly number[] | Selection, isRead: boolean): Promise<void>
  setStarred(ids: readonly number[], isStarred: boolean): Promise<void>
  setLabels(ids: readonly number[], change: LabelChange): Promise<void>
}

export interface UnreadCount {
  feed: number
  count: number
  newestAt: string
}

export interface LabelChange {
  added: readonly string[]
  removed: readonly string[]
}
