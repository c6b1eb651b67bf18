import { createHash, randomBytes } from 'node:crypto'
import { VISITORS } from '../../../visitors/limits.ts'

/**
 * Tells visitors of one day apart by hashes with a salt. The salt is kept in memory until the day
 * ends; afterwards nobody can tell who came.
 */
export function visitorNumbers() {
  let today = ''
  let salt = randomBytes(16)
  let seen = new Set<string>()

  return {
    /** Says if it is the first visit of somebody on that day. */
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
      // A flood of made-up visitors displaces those of the morning, who are then counted again.
      if (seen.size >= VISITORS.visitorsHeld) seen.delete(seen.values().next().value!)
      seen.add(number)
      return true
    },
  }
}
