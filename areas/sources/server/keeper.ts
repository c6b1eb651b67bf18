import { OPML } from '../limits.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sources } from '../contract.ts'
import { serverSources } from './api.ts'

export const sourcesKeeper: Kept = {
  contract: sources,
  open: serverSources,
  bodyBytes: { importOpml: OPML.bodyBytes },
  about: {
    listSources: 'What the reader follows, with health, last success and next run.',
    getSourceForm:
      'What the Add Feed page starts from: popular sources, and whether a name must be given.',
    followSource: 'Follows a feed by its address, or the feed that a page names.',
    unfollowSource: 'Unfollows a source; saved articles are kept.',
    importOpml: 'Follows every feed of an OPML list and lists what could not be read.',
    followSampleNewswire:
      'Follows the fictional outlets that this server publishes, to try Synthwire without internet.',
    refreshSources: 'Makes every source due now.',
    getProgress: 'What is being fetched, joined and written at this moment.',
  } satisfies Record<keyof typeof sources, string>,
}
