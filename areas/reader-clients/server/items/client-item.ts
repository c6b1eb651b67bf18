/** An item in a list of ids. */
export interface ItemRef {
  id: number
  /** The feed in which the client shows the item. */
  feed: number
  /** The time at which the server received the item. Clients ask for items after a time. */
  arrivedAt: string
}

export interface ClientItem extends ItemRef {
  title: string
  author: string
  /** The address of the page to read. */
  link: string | null
  html: string
  publishedAt: string
  isRead: boolean
  isStarred: boolean
  feedName: string
  feedSite: string | null
  folder: string[]
  /** The tags of the item's article, given by the reader or their rules. */
  labels: string[]
  enclosures: { url: string; type: string | null; length: number | null }[]
}

/** The part of a reader's items to list. */
export type Within =
  | { kind: 'all' | 'starred' | 'none' }
  | { kind: 'feed'; feed: number }
  | { kind: 'folder'; folder: string[] }
  /** Items with one of these tags, and items in the folder, if there is one with this name. */
  | { kind: 'label'; names: readonly string[]; folder: string[] | null }

export interface Selection {
  within: Within
  isRead?: boolean
  isStarred?: boolean
  /** The period in which the items arrived, including both ends. */
  since?: Date
  until?: Date
  /** The range of ids, excluding both ends. */
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
  /** Reads the items with these ids that the reader may read, in the order of `ids`. */
  read(ids: readonly number[]): Promise<ClientItem[]>
  countUnread(): Promise<UnreadCount[]>
  countUnreadLabelled(): Promise<(UnreadCount & { label: string })[]>
  /** Marks items as read or unread; items of other readers are skipped. */
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
