import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { NewsFilter, Period, ViewMode } from '#areas/feed/contract.ts'
import { OfHub } from '../contract.ts'

/** What the toolbar of a hub chose. */
export const HubView = z.object({ filter: NewsFilter, viewMode: ViewMode, time: Period })
export type HubView = z.infer<typeof HubView>

/** How the feed of each hub was left, on all devices of the reader. */
export const hubViews = defineContract('hubs/views', {
  /** The first hub's until the hub has its own; null before anything was chosen. */
  getView: read(z.object(OfHub), z.nullable(HubView)),
  saveView: write(z.object({ ...OfHub, view: HubView }), Nothing, ['not-found']),
})
