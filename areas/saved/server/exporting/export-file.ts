/** A bookmark as it goes out. */
export interface ExportedBookmark {
  address: string
  title: string
  tags: readonly string[]
  savedAt: string
  isRead: boolean
  isArchived: boolean
  /** The reader's own words, in their lines; empty where there are none. */
  note: string
}

/** Writes a file, bookmark by bookmark. */
export interface ExportFile {
  type: string
  head: string
  line(bookmark: ExportedBookmark): string
  foot: string
}
