import type { Desk } from '#server/tools.ts'
import type { ArticleScope } from '#areas/articles/server/lends.ts'

/** Chooses what a list is of, for the reader who asks. */
export function scopesOf(tools: Desk): (hub?: string, unreadAt?: string) => ArticleScope {
  const { db, readerId } = tools
  return (hub, unreadAt) => ({ db, readerId, now: tools.now(), hub, unreadAt })
}
