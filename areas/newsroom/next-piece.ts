import type { QueueJob } from './contract.ts'

type Piece = Pick<QueueJob, 'id' | 'type' | 'status' | 'isHeard' | 'completedAt'>

/**
 * Chooses the unheard piece to play next: the first one that was finished after the current piece,
 * or else the oldest.
 */
export function nextPiece<Job extends Piece>(
  jobs: readonly Job[],
  current: string,
  heard: ReadonlySet<string> = new Set(),
): Job | null {
  const time = ({ completedAt = '' }: Piece) => completedAt
  const waiting = jobs
    .filter(({ type, status }) => type !== 'text' && status === 'completed')
    .filter(({ id, isHeard }) => id !== current && !isHeard && !heard.has(id))
    .toSorted((one, other) => (time(one) < time(other) ? -1 : 1))
  const now = jobs.find(({ id }) => id === current)
  const later = waiting.find((job) => now !== undefined && time(job) >= time(now))
  return later ?? waiting[0] ?? null
}
