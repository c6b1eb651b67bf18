import type { Kept } from '#server/asking/kept.ts'
import { listings } from '../../contracts/listings.ts'
import { serverListings } from './api.ts'

export const listingsKeeper: Kept = {
  contract: listings,
  open: serverListings,
  about: {
    lookAtPage: 'The lists of articles on a page, and what one of them gives.',
    followPage: 'Follows a page without a feed by its list of articles.',
    getListing: 'How the articles of a followed page are found.',
    changeListing: 'Reads a followed page by another rule from now on.',
  } satisfies Record<keyof typeof listings, string>,
}
