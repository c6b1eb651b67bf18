import * as z from 'zod/mini'
import { defineContract, read, Time } from '#core/contract.ts'
import { AddedPage, NamedContract, Section } from '#platform/places.ts'

/** A folder whose disk is almost full. The server fetches nothing until something is deleted. */
export const FullDisk = z.object({ folder: z.string(), freeBytes: z.int() })
export type FullDisk = z.infer<typeof FullDisk>

/**
 * A command with the key that the reader gave it: one character, two with a space between them, or
 * null for none.
 */
export const OwnKey = z.object({ command: z.string(), key: z.nullable(z.string()) })
export type OwnKey = z.infer<typeof OwnKey>

/** The content of the frame around every screen. */
export const Portal = z.object({
  sections: z.array(Section),
  pages: z.array(AddedPage),
  /** The text of the badge in the sidebar; null for no badge. */
  sidebarBadge: z.nullable(z.string()),
  topBarBadge: z.nullable(z.string()),
  /**
   * Names of the contracts that this server or demo keeps. Screens that need another contract are
   * hidden.
   */
  kept: z.array(NamedContract),
  /** First seven characters of the commit, or "local dev". */
  build: z.string(),
  /**
   * True if the right panel is open at first, for readers who have neither shown nor hidden it yet.
   */
  isPanelOpen: z.boolean(),
  /** The heading of the page for unknown addresses; absent if the portal uses its own. */
  missingPage: z.optional(z.string()),
  /** The warning on every page; absent while there is room. */
  fullDisk: z.optional(FullDisk),
  /** Keys that the reader changed; absent if all are the standard ones. */
  keys: z.optional(z.array(OwnKey)),
  /** The time of the list if it shows only unread articles; absent if it shows all articles. */
  unreadAt: z.optional(Time),
})
export type Portal = z.infer<typeof Portal>

export const portal = defineContract('portal', {
  getPortal: read(z.object({}), Portal),
})

declare module '#core/contract.ts' {
  interface Contracts {
    portal: typeof portal
  }
}
