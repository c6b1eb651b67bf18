import type { Kept } from '#server/area.ts'
import { looks } from '../../contracts/looks.ts'
import { serverLooks } from './note-look.ts'

/** What readers have seen of articles, to show what changed since. */
export const looksKeeper: Kept = {
  contract: looks,
  open: serverLooks,
  about: {
    noteLook:
      'Notes what a reader was shown of an article, so that it can say later what changed since.',
  } satisfies Record<keyof typeof looks, string>,
}
