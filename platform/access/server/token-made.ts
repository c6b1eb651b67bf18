import { extensionPoint } from '#server/extension-points.ts'
import type { Database } from '#server/tools.ts'

/** A new token. Its secret is known only now, so no more than a hash of it may be stored. */
interface MadeToken {
  id: string
  readerId: string
  secret: string
}

/** Extension point for work of other areas in the transaction that makes a token. */
export const tokenMade =
  extensionPoint<(db: Database, token: MadeToken) => Promise<void>>('token-made')
