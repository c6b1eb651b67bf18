import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Cursor, line, Search, text } from '#core/words.ts'
import { VISITORS } from '../visitors/limits.ts'

const OneSite = z.object({ site: Id })
const OneLetter = z.extend(OneSite, { letter: Id })

/**
 * The states are asked (not confirmed yet), confirmed, left (unsubscribed), and refused (the mail
 * server rejects the address).
 */
export const subscriberStates = ['asked', 'confirmed', 'left', 'refused'] as const

export const Subscriber = z.object({
  id: Id,
  mail: z.string(),
  state: z.enum(subscriberStates),
  askedAt: Time,
  confirmedAt: z.nullable(Time),
})
export type Subscriber = z.infer<typeof Subscriber>

export const letterStates = ['draft', 'sending', 'sent'] as const

export const Letter = z.object({
  id: Id,
  subject: z.string(),
  words: z.string(),
  state: z.enum(letterStates),
  editedAt: Time,
  sentAt: z.nullable(Time),
  /** The number of subscribers for whom the letter has been queued. */
  queued: Count,
})
export type Letter = z.infer<typeof Letter>

export const LetterDraft = z.object({
  subject: line(VISITORS.subjectCharacters).check(z.minLength(1, 'Give the letter a subject')),
  words: text(VISITORS.letterCharacters).check(z.minLength(1, 'Write the letter first')),
})

/** The newsletter of a site. */
export const newsletter = defineContract('website-builder/newsletter', ['notifications/mail'], {
  getNewsletter: read(
    OneSite,
    z.object({
      confirmed: Count,
      asked: Count,
      /** The reason why the newsletter cannot be used, and what to do; null if it can. */
      missing: z.nullable(z.string()),
    }),
    ['not-found'],
  ),
  listSubscribers: read(
    z.extend(OneSite, { search: z.optional(Search), cursor: z.optional(Cursor) }),
    z.object({ subscribers: z.array(Subscriber), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  removeSubscriber: write(z.extend(OneSite, { subscriber: Id }), Nothing, ['not-found']),
  /** Exports confirmed subscribers as CSV. */
  exportSubscribers: write.safe(OneSite, z.object({ csv: z.string() }), ['not-found']),
  /** Lists letters, the newest first. */
  listLetters: read(OneSite, z.array(Letter), ['not-found']),
  /** Adds a letter, or changes the draft with this id. */
  saveLetter: write(z.extend(OneSite, { letter: z.optional(Id), draft: LetterDraft }), OneLetter, [
    'not-found',
    'conflict',
  ]),
  deleteLetter: write(OneLetter, Nothing, ['not-found', 'conflict']),
  /** Sends a letter to all confirmed subscribers, a limited number each hour. */
  sendLetter: write.keyed(OneLetter, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/newsletter': typeof newsletter
  }
}
