import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'

export const SubPage = z.object({ name: z.string(), path: z.string() })

/** An entry of the sidebar. */
export const Section = z.object({
  id: Id,
  name: z.string(),
  shortLabel: z.string(),
  icon: z.string(),
  landingPath: z.string(),
  /** The page that its entry in the sidebar selects. */
  entryPage: z.string(),
  showDivider: z.boolean(),
  description: z.string(),
  subPages: z.array(SubPage),
  comingSoon: z.boolean(),
  hidden: z.boolean(),
})
export type Section = z.infer<typeof Section>

/** A place that an area brings along (areas/area.ts), beside those that the portal knows itself. */
export const AddedPage = z.object({
  /** The page, without the door before it: "recipes", "news-hub/recipes", or a pattern of core/route.ts. */
  path: z.string(),
  /** What is open on the page, such as "items/:item"; absent for the page by itself. */
  opens: z.optional(z.string()),
  title: z.string(),
  /** One of the screens of the area. */
  screen: z.string(),
  /** The entry of the sidebar that it belongs to. */
  section: z.nullable(z.string()),
  /** Name of the contract that its screen asks. */
  needs: z.nullable(z.string()),
  /** It shows the one thing that its address names, such as a bookmark, and nothing by itself. */
  isOfOne: z.optional(z.boolean()),
  /** It wants the width for itself: the right panel is folded to its rail until the reader opens it. */
  isWork: z.optional(z.boolean()),
})
export type AddedPage = z.infer<typeof AddedPage>

/** A disk of the hub without room for more: nothing is fetched until something is deleted. */
export const FullDisk = z.object({ folder: z.string(), freeBytes: z.int() })
export type FullDisk = z.infer<typeof FullDisk>

/** A command, and the key that the reader gave it: one sign, two with a space between them, or null for none. */
export const OwnKey = z.object({ command: z.string(), key: z.nullable(z.string()) })
export type OwnKey = z.infer<typeof OwnKey>

/** What the frame around every screen shows. */
export const Portal = z.object({
  sections: z.array(Section),
  pages: z.array(AddedPage),
  /** Badge texts; null shows none. */
  sidebarBadge: z.nullable(z.string()),
  topBarBadge: z.nullable(z.string()),
  /** Names of the contracts that this door keeps; what needs another one is not there yet. */
  kept: z.array(z.string()),
  /** First seven characters of the commit, or "local dev". */
  build: z.string(),
  /** Whether the right panel begins open, for who has neither shown nor hidden it yet. */
  isPanelOpen: z.boolean(),
  /** Heads a page that nobody knows, which then leads on from there; absent where it has the portal's own words. */
  missingPage: z.optional(z.string()),
  /** Said on every page; absent while there is room. */
  fullDisk: z.optional(FullDisk),
  /** Keys that the reader changed; absent where all are the standard ones. */
  keys: z.optional(z.array(OwnKey)),
  /** Lists show only what was unread at this time, which is now; absent where they show all. */
  unreadAt: z.optional(Time),
})
export type Portal = z.infer<typeof Portal>

export const portal = defineContract('portal', {
  getPortal: read(z.object({}), Portal),
})
