import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, line, list, text } from '#core/words.ts'
import { DELIVERIES, DRAFTS } from '../limits.ts'

const OneDraft = z.object({ draft: Id })

/** post: on a site; mail: by the reader's mail server; account: an action of a connected account; copy, export: by hand. */
export const deliveryWays = ['post', 'mail', 'account', 'copy', 'export'] as const

/** Where a text goes. */
export const Destination = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('post'),
    site: Id,
    /** True to publish at once, false to save a draft on the site. */
    isPublished: z.boolean(),
  }),
  z.object({
    way: z.literal('mail'),
    /** Empty for the reader's own address. */
    to: line(DELIVERIES.addressCharacters),
    /** Empty for the title of the text. */
    subject: line(DRAFTS.titleCharacters),
  }),
  z.object({
    way: z.literal('account'),
    account: Id,
    action: Id,
    /** Values of the action's fields; {title}, {text}, {markdown} and {html} in them stand for those of the text. */
    values: list(
      z.object({ name: Id, value: text(DELIVERIES.valueCharacters) }),
      DELIVERIES.values,
    ),
  }),
])
export type Destination = z.infer<typeof Destination>

/** withdrawn: it is not public any more, such as a page that was taken down. */
export const deliveryStates = ['sending', 'sent', 'failed', 'withdrawn'] as const

export const Delivery = z.object({
  id: Id,
  way: z.enum(deliveryWays),
  state: z.enum(deliveryStates),
  /** Where it went, such as "Harbour Café" or "anna@example.org". */
  to: z.string(),
  /** Null where it has no address. */
  link: z.nullable(z.string()),
  at: Time,
  /** True if others can read it; a draft on a site is not public. */
  isPublic: z.boolean(),
  /** The reason of a failure, and what to do; null if it did not fail. */
  error: z.nullable(z.string()),
  /** A remark on the sentences that were left out; null without any. */
  leftOut: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof Delivery>

/** A preview of a delivery. */
export const DeliveryPreview = z.object({
  title: z.string(),
  markdown: z.string(),
  /** A remark on the sentences that will be left out; null without any. */
  leftOut: z.nullable(z.string()),
  /** A question that has to be confirmed first; null without one. */
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

/** Deliveries of texts, and the places where they were published. */
export const deliveries = defineContract('ai-content/deliveries', ['ai-content/drafts'], {
  /** Newest first. */
  listDeliveries: read(OneDraft, z.object({ deliveries: z.array(Delivery) }), ['not-found']),
  previewDelivery: read(z.extend(OneDraft, { withNotes: z.boolean() }), DeliveryPreview, [
    'not-found',
  ]),
  /** Delivers a text once for each key, however often it is asked. */
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
