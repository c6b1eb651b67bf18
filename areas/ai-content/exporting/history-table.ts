import { csvLine } from '#engine/csv/csv-line.ts'
import type { DraftSummary } from '../contracts/drafts.ts'

const head = [
  'title',
  'type',
  'tone',
  'status',
  'words',
  'author',
  'created_at',
  'edited_at',
  'file',
]

/** The first line of the table of drafts. */
export const historyHead = csvLine(head)

/**
 * Writes a draft as a row of the table. `file` is the name of its files in the same archive, or
 * empty if there are none.
 */
export function historyRow(draft: DraftSummary, file = ''): string {
  const { title, type, tone, status, wordCount, author, createdAt, editedAt } = draft
  return csvLine([title, type, tone, status, String(wordCount), author, createdAt, editedAt, file])
}
