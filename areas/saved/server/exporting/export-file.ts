/** A bookmark as it is exported. */
export interface ExportedBookmark {
  address: string
  title: string
  tags: readonly string[]
  savedAt: string
  isRead: boolean
  isArchived: boolean
  /** The reader's own note, which may have several lines; empty if there is none. */
  note: string
}

/** Writes a file, one bookmark at a time. */
export interface ExportFile {
  type: string
  head: string
  line(bookmark: ExportedBookmark): string
  foot: string
}
