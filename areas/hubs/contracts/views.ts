import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { NewsFilter, Period, ViewMode } from '#areas/feed/contract.ts'
import { OfHub } from '../contract.ts'

/** The choices that a hub's toolbar offers. */
export const HubView = z.object({ filter: NewsFilter, viewMode: ViewMode, time: Period })
export type HubView = z.infer<typeof HubView>

/** The last choices in the feed of each hub, shared by all devices of the reader. */
export const hubViews = defineContract('hubs/views', {
  /**
   * Returns the choices of the hub, or else those of the first hub; null if nothing was chosen yet.
   */
  getView: read(z.object(OfHub), z.nullable(HubView)),
  saveView: write(z.object({ ...OfHub, view: HubView }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hubs/views': typeof hubViews
  }
}
