import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { NewsFilter, Period, ViewMode } from '#areas/feed/contract.ts'
import { OfHub } from '../contract.ts'

/** The choices in a hub's toolbar. */
export const HubView = z.object({ filter: NewsFilter, viewMode: ViewMode, time: Period })
export type HubView = z.infer<typeof HubView>

/** The feed of each hub as the reader left it, on all devices. */
export const hubViews = defineContract('hubs/views', {
  /** Returns the first hub's view until the hub has its own; null before anything was chosen. */
  getView: read(z.object(OfHub), z.nullable(HubView)),
  saveView: write(z.object({ ...OfHub, view: HubView }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hubs/views': typeof hubViews
  }
}
