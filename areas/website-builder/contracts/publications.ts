import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Bytes, Count, Cursor, line } from '#core/words.ts'

const OneSite = z.object({ site: Id })

/** A site as it was published once; it never changes. */
export const Publication = z.object({
  id: Id,
  /** Counts the publications of the site, from 1. */
  nth: Count,
  at: Time,
  pages: Count,
  /** The size of its files together. */
  bytes: Bytes,
  isLive: z.boolean(),
})
export type Publication = z.infer<typeof Publication>

/** A page that the next publication changes. */
export const PageChange = z.object({
  page: Id,
  title: z.string(),
  path: z.string(),
  change: z.enum(['new', 'changed', 'gone']),
})
export type PageChange = z.infer<typeof PageChange>

export const Publishing = z.object({
  status: z.enum(['live', 'staging']),
  /** The name in its address, such as "harbour-cafe"; null before the first publication. */
  name: z.nullable(z.string()),
  /** The address for visitors; null where none can reach it. */
  address: z.nullable(z.string()),
  /** Says in words why there is no address, and what to do; null where there is one. */
  whyNoAddress: z.nullable(z.string()),
  /**
   * Everybody, browsers of this machine alone, or everybody below a path of the server's own host; null without an
   * address.
   */
  reach: z.nullable(z.enum(['everybody', 'this-machine', 'shared'])),
  live: z.nullable(Publication),
  /** The time at which the site is published by itself; null without a plan. */
  scheduledAt: z.nullable(Time),
  changes: z.array(PageChange),
  /**
   * True if the next publication also changes the name, theme, contact or plugins that pages show.
   */
  hasNewSettings: z.boolean(),
})
export type Publishing = z.infer<typeof Publishing>

/** The publications of a site, which are all that visitors see of it. */
export const publications = defineContract('website-builder/publications', {
  getPublishing: read(OneSite, Publishing, ['not-found']),
  /** The newest first. */
  listPublications: read(
    z.extend(OneSite, { cursor: z.optional(Cursor) }),
    z.object({ publications: z.array(Publication), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  /**
   * Draws all pages as they are now, and shows them to visitors. Returns the live publication if
   * nothing differs.
   */
  publishSite: write.keyed(OneSite, Publication, [
    'not-found',
    'conflict',
    'invalid',
    'unavailable',
  ]),
  /** Shows visitors an earlier publication again, byte for byte. The drafts stay as they are. */
  rollBack: write.keyed(z.extend(OneSite, { publication: Id }), Nothing, ['not-found']),
  /** Takes the site off the web; its publications are kept. */
  takeDown: write(OneSite, Nothing, ['not-found']),
  /** Publishes the site at a time; null cancels the plan. */
  schedulePublication: write.keyed(z.extend(OneSite, { at: z.nullable(Time) }), Nothing, [
    'not-found',
    'invalid',
  ]),
  /** Gives the site another name in its address; the former one redirects to it. */
  nameSite: write.keyed(z.extend(OneSite, { name: line(63) }), Nothing, [
    'not-found',
    'invalid',
    'conflict',
  ]),
  /**
   * Returns an address at which anybody who has it sees the drafts until it expires; null if no
   * address can be reached.
   */
  openPreview: write.keyed(
    OneSite,
    z.object({ address: z.nullable(z.string()), expiresAt: Time }),
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/publications': typeof publications
  }
}
