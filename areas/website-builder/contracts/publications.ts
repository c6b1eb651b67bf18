import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Bytes, Count, Cursor, line } from '#core/words.ts'

const OneSite = z.object({ site: Id })

/** The state of a site when it was published; it never changes. */
export const Publication = z.object({
  id: Id,
  /** The number of the publication, counted from 1 for each site. */
  nth: Count,
  at: Time,
  pages: Count,
  /** The bytes of all files together. */
  bytes: Bytes,
  isLive: z.boolean(),
})
export type Publication = z.infer<typeof Publication>

/** A page that differs between the drafts and the live publication. */
export const PageChange = z.object({
  page: Id,
  title: z.string(),
  path: z.string(),
  change: z.enum(['new', 'changed', 'gone']),
})
export type PageChange = z.infer<typeof PageChange>

export const Publishing = z.object({
  status: z.enum(['live', 'staging']),
  /**
   * The name of the site in its address, such as "harbour-cafe"; null before the first publication.
   */
  name: z.nullable(z.string()),
  /** The address for visitors; null if no visitor can reach the site. */
  address: z.nullable(z.string()),
  /** The reason why there is no address, and what to do; null if there is one. */
  whyNoAddress: z.nullable(z.string()),
  /**
   * Who can reach the address: everybody, only browsers on this machine, or everybody at a path of
   * the server's own host ("shared"). Null without an address.
   */
  reach: z.nullable(z.enum(['everybody', 'this-machine', 'shared'])),
  live: z.nullable(Publication),
  /** The time at which the site will be published automatically; null if none is set. */
  scheduledAt: z.nullable(Time),
  changes: z.array(PageChange),
  /** True if the name, theme, contact or plugins on pages differ from the live publication. */
  hasNewSettings: z.boolean(),
})
export type Publishing = z.infer<typeof Publishing>

/** The publications of a site. Visitors only see what is published. */
export const publications = defineContract('website-builder/publications', {
  getPublishing: read(OneSite, Publishing, ['not-found']),
  /** Lists publications, the newest first. */
  listPublications: read(
    z.extend(OneSite, { cursor: z.optional(Cursor) }),
    z.object({ publications: z.array(Publication), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  /**
   * Renders all pages as they are now, and makes them public. If nothing has changed, it returns
   * the live publication.
   */
  publishSite: write.keyed(OneSite, Publication, [
    'not-found',
    'conflict',
    'invalid',
    'unavailable',
  ]),
  /** Makes an earlier publication public again, byte for byte. The drafts do not change. */
  rollBack: write.keyed(z.extend(OneSite, { publication: Id }), Nothing, ['not-found']),
  /** Makes the site private again; its publications are kept. */
  takeDown: write(OneSite, Nothing, ['not-found']),
  /** Publishes the site at a given time; null cancels that. */
  schedulePublication: write.keyed(z.extend(OneSite, { at: z.nullable(Time) }), Nothing, [
    'not-found',
    'invalid',
  ]),
  /** Changes the name of the site in its address. The former name redirects to the new one. */
  nameSite: write.keyed(z.extend(OneSite, { name: line(63) }), Nothing, [
    'not-found',
    'invalid',
    'conflict',
  ]),
  /**
   * Returns an address at which anybody can see the drafts until it expires; null if no address can
   * be reached.
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
