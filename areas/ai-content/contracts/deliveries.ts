import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, line, list, text } from '#core/words.ts'
import { DELIVERIES, DRAFTS } from '../limits.ts'

const OneDraft = z.object({ draft: Id })

/**
 * post: published on a site; mail: sent by the reader's mail server; account: given to an action of
 * a connected account; copy, export: taken by the reader by hand.
 */
export const deliveryWays = ['post', 'mail', 'account', 'copy', 'export'] as const

/** The way and the receiver of a delivery. */
export const Destination = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('post'),
    site: Id,
    /** True to publish at once, false to save a draft on the site. */
    isPublished: z.boolean(),
  }),
  z.object({
    way: z.literal('mail'),
    /** The email address; empty for the reader's own. */
    to: line(DELIVERIES.addressCharacters),
    /** The subject line; empty for the title of the text. */
    subject: line(DRAFTS.titleCharacters),
  }),
  z.object({
    way: z.literal('account'),
    account: Id,
    action: Id,
    /**
     * Values of the action's fields. {title}, {text}, {markdown} and {html} in a value are replaced
     * by the text in that form.
     */
    values: list(
      z.object({ name: Id, value: text(DELIVERIES.valueCharacters) }),
      DELIVERIES.values,
    ),
  }),
])
export type Destination = z.infer<typeof Destination>

/** A delivery is withdrawn if it is no longer public, such as a page that was taken down. */
export const deliveryStates = ['sending', 'sent', 'failed', 'withdrawn'] as const

export const Delivery = z.object({
  id: Id,
  way: z.enum(deliveryWays),
  state: z.enum(deliveryStates),
  /** The site or address that received the text, such as "Harbour Café" or "anna@example.org". */
  to: z.string(),
  /** The web address of the delivered text; null if it has none. */
  link: z.nullable(z.string()),
  at: Time,
  /** True if others can read the delivered text; a draft on a site is not public. */
  isPublic: z.boolean(),
  /** The reason of a failure, and what to do; null if the delivery did not fail. */
  error: z.nullable(z.string()),
  /** A remark on the sentences that were left out; null if there are none. */
  leftOut: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof Delivery>

/** A preview of a delivery. */
export const DeliveryPreview = z.object({
  title: z.string(),
  markdown: z.string(),
  /** A remark on the sentences that will be left out; null if there are none. */
  leftOut: z.nullable(z.string()),
  /** A question that the reader has to confirm first; null without one. */
  question: z.nullable(z.string()),
})

/** A requested delivery of a text. */
export const Wish = z.object({
  destination: Destination,
  /** True if words of the reader's private notes are included. */
  withNotes: z.boolean(),
  /** True if the reader answered the preview's question with yes. */
  isConfirmed: z.boolean(),
})
export type Wish = z.infer<typeof Wish>

/** Deliveries of drafts to sites, mailboxes and connected accounts. */
export const deliveries = defineContract('ai-content/deliveries', ['ai-content/drafts'], {
  /** Lists the newest delivery first. */
  listDeliveries: read(OneDraft, z.object({ deliveries: z.array(Delivery) }), ['not-found']),
  previewDelivery: read(z.extend(OneDraft, { withNotes: z.boolean() }), DeliveryPreview, [
    'not-found',
  ]),
  /** Delivers a text once for each key, even if the request is repeated. */
  deliver: write.keyed(
    z.extend(Wish, { draft: Id, key: line(DELIVERIES.keyCharacters).check(z.minLength(1)) }),
    Delivery,
    ['not-found', 'conflict', 'invalid', 'unavailable'],
  ),
  /** Tries a failed delivery again. */
  retryDelivery: write.once(z.object({ delivery: Id }), Delivery, [
    'not-found',
    'conflict',
    'unavailable',
  ]),
  /** Counts a public copy or file of the text as published. */
  recordDelivery: write(
    z.extend(OneDraft, { way: z.enum(['copy', 'export']), version: Count }),
    Nothing,
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content/deliveries': typeof deliveries
  }
}
