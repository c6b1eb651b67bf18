import { accountUsers } from '#platform/connections/server/lends.ts'
import { sitePostsChanged } from '#areas/website-builder/server/lends.ts'
import type { Kept } from '#server/asking/kept.ts'
import { extend } from '#server/extension-points.ts'
import { deliveries } from '../../contracts/deliveries.ts'
import { CONTENT_AS_USER } from './carry-out.ts'
import { serverDeliveries } from './deliveries-api.ts'
import { followSite } from './follow-status.ts'

/** Serves the contract for deliveries of texts. */
export const deliveriesKeeper: Kept = {
  contract: deliveries,
  open: serverDeliveries,
  about: {
    listDeliveries: 'Where a text went, the newest first.',
    previewDelivery: 'A text as it would leave the house, and what would stay.',
    deliver: 'Delivers a text to a site, by mail or by an account; once for each key.',
    retryDelivery: 'Tries a failed delivery again.',
    recordDelivery: 'Counts a copy or a file of a text as published.',
  } satisfies Record<keyof typeof deliveries, string>,
  bodyBytes: { deliver: 4_000_000 },
}

export const deliveryParts = [
  extend(sitePostsChanged, followSite),
  extend(accountUsers, async () => [{ id: CONTENT_AS_USER, name: 'AI Content' }]),
]
