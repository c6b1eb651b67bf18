import type { Kept } from '#server/asking/kept.ts'
import { lastSeen } from '../../contracts/last-seen.ts'
import { serverLastSeen } from './note-seen.ts'

/** Keeps what readers have seen of articles, to show later changes. */
export const lastSeenKeeper: Kept = {
  contract: lastSeen,
  open: serverLastSeen,
  about: {
    noteSeen:
      'Notes what a reader was shown of an article, so that it can say later what changed since.',
  } satisfies Record<keyof typeof lastSeen, string>,
}
