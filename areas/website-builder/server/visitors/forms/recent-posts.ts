import { createHash, randomBytes } from 'node:crypto'
import { VISITORS } from '../../../visitors/limits.ts'

const HOUR_MS = 3_600_000

/** Counts how often something happened in the last hour, in a room that does not grow. */
function countsOfHour(most: number) {
  const times = new Map<string, number[]>()
  return {
    count(key: string, now: number): number {
      return recentOf(key, now).length
    },
    note(key: string, now: number): void {
      const recent = recentOf(key, now).slice(-most)
      times.delete(key)
      times.set(key, [...recent, now])
      if (times.size > VISITORS.remembered) times.delete(times.keys().next().value!)
    },
  }

  function recentOf(key: string, now: number): number[] {
    return (times.get(key) ?? []).filter((at) => at > now - HOUR_MS)
  }
}

/** Remembers what was sent in the last hour, by hashes that nobody can turn back, as long as the process lives. */
export function recentPosts() {
  const salt = randomBytes(16)
  const visitors = countsOfHour(VISITORS.postsPerHour)
  const texts = countsOfHour(VISITORS.postsPerHour)
  const hash = (...parts: string[]) =>
    createHash('sha256').update(salt).update(JSON.stringify(parts)).digest('base64')

  return {
    /** Counts a form of a visitor; false where they sent as many as they may. */
    mayPost(siteId: string, client: string, now: number): boolean {
      const key = hash(siteId, client)
      if (visitors.count(key, now) >= VISITORS.postsPerHour) return false
      visitors.note(key, now)
      return true
    },
    /** Counts a text, and answers how often the site got it, this time included. */
    countText(siteId: string, words: string, now: number): number {
      const key = hash(
        siteId,
        words
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      texts.note(key, now)
      return texts.count(key, now)
    },
  }
}

export type RecentPosts = ReturnType<typeof recentPosts>
