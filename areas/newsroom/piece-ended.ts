import type { NotificationKind } from '#platform/notification-kinds.ts'

interface Ended {
  title: string
  state: 'done' | 'failed'
  error: string | null
  /** True if the script waits for the reader's approval. */
  isReview: boolean
}

/** A notification that a piece is finished, has failed, or waits for approval. */
export const pieceEnded: NotificationKind<Ended> = {
  id: 'generation',
  group: 'ai-lab',
  label: 'Audio, video and text',
  routes: ['panel', 'push', 'ntfy'],
  tab: 'ai-studio',
  word: (piece) => ({
    ...wordsFor(piece),
    text: piece.title,
    details: piece.error ?? piece.title,
    page: '/news-hub/feed',
  }),
}

function wordsFor({ state, isReview }: Ended): { title: string; action: string } {
  if (state === 'failed') return { title: 'Generation failed', action: 'View details' }
  if (isReview) return { title: 'A script waits for your review', action: 'Review' }
  return { title: 'Generation finished', action: 'Open' }
}
