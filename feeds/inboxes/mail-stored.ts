import { extensionPoint } from '#server/extension-points.ts'
import type { Database, Tools } from '#server/tools.ts'
import type { FeedEntry } from '#engine/feeds/feed-document.ts'

/** A mail that came to an inbox of a reader. */
export interface StoredMail {
  inbox: string
  readerId: string
  entry: Pick<FeedEntry, 'identity' | 'title' | 'text' | 'published' | 'link'>
  sender: { name: string; address: string }
  files: readonly { name: string; type: string; bytes: number }[]
}

/**
 * Extension point for work after a mail is stored, in the transaction of `db`. The work is repeated
 * for a mail that arrives again, such as one whose receipt was lost.
 */
export const mailStored =
  extensionPoint<(tools: Tools, db: Database, mail: StoredMail) => Promise<void>>('mail-stored')
