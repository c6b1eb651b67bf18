import { extensionPoint } from '#server/extension-points.ts'
import type { Database } from '#server/tools.ts'

/** A token that was just made. Its secret is known only now, so nothing of it may be kept but hashes. */
interface MadeToken {
  id: string
  readerId: string
  secret: string
}

/** Work of other areas in the transaction that makes a token. */
export const tokenMade =
  extensionPoint<(db: Database, token: MadeToken) => Promise<void>>('token-made')
