import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { text } from '#core/words.ts'

/** The hub that everything begins with and that holds everything, for every reader. */
export const FIRST_HUB = 'news-hub'

/** The hub to ask about; absent for everything. */
export const OfHub = { hub: z.optional(Id) }

/** A page of a hub: a tab of its toolbar, and a line below it in the hub list. */
export const HubSubPage = z.object({
  id: Id,
  name: z.string(),
  /** The full path, including "/demo" in the demo: "/demo/news-hub/rules". */
  path: z.string(),
  /** Set apart by color. */
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
  /** The first one is the hub that every visit begins with. */
  listHubs: read(z.object({}), z.array(Hub)),
  /** Adds a hub with the name "Custom Hub N" as the last one. */
  addHub: write(z.object({}), Hub, ['conflict']),
  /** Renames a hub; a name of nothing but spaces is discarded. */
  renameHub: write(z.object({ id: Id, name: text(INPUT.nameCharacters) }), Nothing),
  /** Deletes a custom hub. Other hubs stay; a door may give the reason. */
  deleteHub: write(z.object({ id: Id }), Nothing, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    hubs: typeof hubs
  }
}
