import * as z from 'zod/mini'
import { ProgrammeDraft } from '#areas/newsroom/contracts/programmes.ts'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, list } from '#core/words.ts'
import {
  briefingChannels,
  briefingLengthValues,
  briefingStyleValues,
  briefingToneValues,
} from '../briefing-options.ts'
import { Recap } from '../contract.ts'

const TimeOfDay = line(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 08:00'))
const Zone = line(INPUT.nameCharacters)

/** Delivery times by the wall clock of `zone`, such as "Europe/Lisbon". */
export const BriefingTimes = z.discriminatedUnion('repeats', [
  z.object({
    repeats: z.literal('once'),
    day: line(10).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a day such as 2026-12-01')),
    time: TimeOfDay,
    zone: Zone,
  }),
  z.object({ repeats: z.literal('daily'), time: TimeOfDay, zone: Zone }),
  z.object({ repeats: z.literal('weekdays'), time: TimeOfDay, zone: Zone }),
  z.object({
    repeats: z.literal('weekly'),
    /** 1 is Monday. */
    weekday: z.int().check(z.minimum(1), z.maximum(7)),
    time: TimeOfDay,
    zone: Zone,
  }),
])
export type BriefingTimes = z.infer<typeof BriefingTimes>

/** The audio or video that the newsroom makes from a briefing. */
export const BriefingPiece = z.object({
  type: z.enum(['audio', 'video']),
  length: z.enum(briefingLengthValues),
  style: z.enum(briefingStyleValues),
  tone: z.enum(briefingToneValues),
})
export type BriefingPiece = z.infer<typeof BriefingPiece>

const Wishes = z.object({
  title: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the briefing a name')),
  /** The subject: everything, or a topic, a folder and the like. */
  subject: ProgrammeDraft.shape.subject,
  /** The period: the last 24 hours, or the last seven days. */
  span: z.enum(['day', 'week']),
  times: BriefingTimes,
  /** Destinations of the briefing's text. */
  channels: list(z.enum(briefingChannels), briefingChannels.length),
  piece: z.nullable(BriefingPiece),
  /** If there is no news, "say" delivers one line that says so, and "skip" delivers nothing. */
  whenEmpty: z.enum(['say', 'skip']),
  isPaused: z.boolean(),
})

/** A recap that is delivered once or regularly. */
export const Briefing = z.extend(Wishes, {
  id: Id,
  /** The time of the next delivery; null while it is paused, or after the last one. */
  nextAt: z.nullable(Time),
  lastAt: z.nullable(Time),
  /** The reason why the last delivery failed, in words; null if it did not. */
  trouble: z.nullable(z.string()),
})
export type Briefing = z.infer<typeof Briefing>
export type BriefingSubject = Briefing['subject']

export const BriefingDraft = z.extend(Wishes, { id: z.optional(Id) })
export type BriefingDraft = z.infer<typeof BriefingDraft>

/** A briefing that was delivered into the panel. */
export const BriefingMessage = z.object({
  id: Id,
  /** The name of the scheduled briefing. */
  name: z.string(),
  recap: Recap,
  /** The newsroom job that makes the audio or video; null without one. */
  job: z.nullable(Id),
  isNew: z.boolean(),
})
export type BriefingMessage = z.infer<typeof BriefingMessage>

/** The result of "Send now" for one destination. */
export const SentTo = z.object({
  to: z.enum(['panel', 'email', 'push', 'piece']),
  isSent: z.boolean(),
  /** The result in words, including the mail server's answer. */
  words: z.string(),
})
export type SentTo = z.infer<typeof SentTo>

const OneBriefing = z.object({ id: Id })

/** Scheduled recaps, and the messages that they delivered. */
export const briefings = defineContract('assistant/briefings', ['notifications/channels'], {
  listBriefings: read(z.object({}), z.array(Briefing)),
  saveBriefing: write(BriefingDraft, Briefing, ['not-found', 'conflict']),
  /** Deletes a briefing, which can be restored for a day. */
  deleteBriefing: write(OneBriefing, Nothing, ['not-found']),
  restoreBriefing: write(OneBriefing, Nothing, ['not-found']),
  /**
   * Delivers a briefing now and returns the result for each destination. Its schedule stays
   * unchanged.
   */
  sendBriefing: write.once(OneBriefing, z.array(SentTo), ['not-found', 'conflict']),
  /** Lists up to 10 messages, newest first; `next` is the cursor for older ones. */
  listMessages: read(
    z.object({ before: z.optional(Id) }),
    z.object({ messages: z.array(BriefingMessage), next: z.nullable(Id) }),
  ),
  markSeen: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'assistant/briefings': typeof briefings
  }
}
