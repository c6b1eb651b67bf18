import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { text } from '#core/words.ts'

/** The id of the hub that every reader starts with and that contains everything. */
export const FIRST_HUB = 'news-hub'

/** The hub that is asked about; absent for everything. */
export const OfHub = { hub: z.optional(Id) }

/** A page of a hub, which has a tab in the toolbar and a line in the hub list. */
export const HubSubPage = z.object({
  id: Id,
  name: z.string(),
  /** The full path, including "/demo" in the demo: "/demo/news-hub/rules". */
  path: z.string(),
  /** True if the page is emphasized by color. */
  accent: z.boolean(),
})
export type HubSubPage = z.infer<typeof HubSubPage>

/** An entry of the hub switcher. */
export const Hub = z.object({
  id: Id,
  name: z.string(),
  path: z.string(),
  /** True for a hub that has its own pages instead of a feed, and is listed under "Others". */
  isSpecial: z.boolean(),
  /** True for a hub that the reader made; only those can be deleted. */
  isCustom: z.boolean(),
  subPages: z.array(HubSubPage),
})
export type Hub = z.infer<typeof Hub>

export const hubs = defineContract('hubs', {
  /** Lists the hubs; the first is the one that every visit starts with. */
  listHubs: read(z.object({}), z.array(Hub)),
  /** Adds a hub named "Custom Hub N" at the end of the list. */
  addHub: write(z.object({}), Hub, ['conflict']),
  /** Renames a hub; a blank name is ignored. */
  renameHub: write(z.object({ id: Id, name: text(INPUT.nameCharacters) }), Nothing),
  /**
   * Deletes a custom hub. Other hubs cannot be deleted; the live server then fails with the reason.
   */
  deleteHub: write(z.object({ id: Id }), Nothing, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    hubs: typeof hubs
  }
}
