import type { Kept } from '#server/asking/kept.ts'
import { lastSeen } from '../../contracts/last-seen.ts'
import { serverLastSeen } from './note-seen.ts'

/** Serves the contract that records what readers have seen of articles. */
export const lastSeenKeeper: Kept = {
  contract: lastSeen,
  open: serverLastSeen,
  about: {
    noteSeen:
      'Notes what a reader was shown of an article, so that it can say later what changed since.',
  } satisfies Record<keyof typeof lastSeen, string>,
}
