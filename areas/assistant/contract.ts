import * as z from 'zod/mini'
import { defineContract, read, Time } from '#core/contract.ts'

const Link = z.object({ name: z.string(), url: z.url() })

/** One subject of the week. */
const RecapItem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  image: z.url(),
  imageAlt: z.string(),
  /** Gives its drawn picture a hue, where the photograph is not to be had. */
  category: z.string(),
  keyFeatures: z.array(z.string()),
  /** Who wrote about it. */
  sources: z.array(Link),
  /** Where to go on from there. */
  resources: z.array(Link),
})
export type RecapItem = z.infer<typeof RecapItem>

/** How many articles the reader opened this week. */
const Reading = z.object({
  /** Seven, the oldest first. */
  days: z.array(z.object({ day: Time, opened: z.int() })),
  /** Most read first; together as many as the days. */
  subjects: z.array(z.object({ category: z.string(), opened: z.int() })),
})
export type Reading = z.infer<typeof Reading>

/** The week in a message from the assistant. */
export const Recap = z.object({
  title: z.string(),
  text: z.string(),
  sentAt: Time,
  items: z.array(RecapItem),
  reading: Reading,
})
export type Recap = z.infer<typeof Recap>

/** The weekly recap, and what can be asked. */
export const assistant = defineContract('assistant', {
  getRecap: read(z.object({}), Recap),
})
