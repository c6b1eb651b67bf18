/** A bookmark for an export. */
export interface ExportedBookmark {
  address: string
  title: string
  tags: readonly string[]
  savedAt: string
  isRead: boolean
  isArchived: boolean
  /** The reader's own note, with its lines; empty without one. */
  note: string
}

/** Writes a file, bookmark by bookmark. */
export interface ExportFile {
  type: string
  head: string
  line(bookmark: ExportedBookmark): string
  foot: string
}
