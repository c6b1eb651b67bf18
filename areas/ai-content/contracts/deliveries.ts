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
    /** Published at once, or a draft of the site. */
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
  /** Others can read it; a draft of a site is not public. */
  isPublic: z.boolean(),
  /** Why it failed, and what to do; null where it did not. */
  error: z.nullable(z.string()),
  /** Sentences that stayed in the house, in words; null without any. */
  leftOut: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof Delivery>

/** What leaves the house, looked at before it does. */
export const DeliveryPreview = z.object({
  title: z.string(),
  markdown: z.string(),
  /** Sentences that stay in the house, in words; null without any. */
  leftOut: z.nullable(z.string()),
  /** A question that has to be confirmed first; null without one. */
  question: z.nullable(z.string()),
})

/** A text on its way, as it is asked for. */
export const Wish = z.object({
  destination: Destination,
  /** Words of the reader's private notes go along. */
  withNotes: z.boolean(),
  /** The question of the preview was answered with yes. */
  isConfirmed: z.boolean(),
})
export type Wish = z.infer<typeof Wish>

/** Texts on their way out of the house, and where they were published. */
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
