import { createHash, randomBytes } from 'node:crypto'
import { VISITORS } from '../../../visitors/limits.ts'

/**
 * Tells visitors of one day apart by salted hashes. The salt is in memory only and changes each
 * day, so afterwards nobody can find out who came.
 */
export function visitorNumbers() {
  let today = ''
  let salt = randomBytes(16)
  let seen = new Set<string>()

  return {
    /** Says if this is the first visit of a visitor on that day. */
    isNew(siteId: string, day: string, client: string, agent: string): boolean {
      if (day !== today) {
        today = day
        salt = randomBytes(16)
        seen = new Set()
      }
      const number = createHash('sha256')
        .update(salt)
        .update(JSON.stringify([siteId, client, agent]))
        .digest('base64')
      if (seen.has(number)) return false
      // If the limit is reached, the earliest visitors are forgotten, and would be counted again.
      if (seen.size >= VISITORS.visitorsHeld) seen.delete(seen.values().next().value!)
      seen.add(number)
      return true
    },
  }
}
