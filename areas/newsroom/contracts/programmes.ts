import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, list } from '#core/words.ts'
import { jobTypes } from '../job-options.ts'
import { Subject } from '../subject.ts'

/** Times at which a programme makes its next piece. */
export const ProgrammeTimes = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('days'),
    /** 1 is Monday. */
    days: list(z.int().check(z.minimum(1), z.maximum(7)), 7).check(
      z.minLength(1, 'Choose at least one day'),
    ),
    /** The time of day in `zone`, such as "06:30". */
    time: line(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 06:30')),
    zone: line(INPUT.nameCharacters),
  }),
  /** Makes the next piece when the subject has this many articles more than at the last piece. */
  z.object({ kind: z.literal('articles'), count: z.int().check(z.minimum(1), z.maximum(100)) }),
])
export type ProgrammeTimes = z.infer<typeof ProgrammeTimes>

const Wishes = z.object({
  title: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the programme a name')),
  subject: Subject,
  type: z.enum(jobTypes),
  format: line(INPUT.nameCharacters),
  style: line(INPUT.nameCharacters),
  duration: line(INPUT.nameCharacters),
  times: ProgrammeTimes,
  /** The number of pieces to keep; older ones are deleted, except those that the reader keeps. */
  keeps: z.int().check(z.minimum(1), z.maximum(100)),
  isPaused: z.boolean(),
})

/** A series of pieces about one subject, which are made at set times. */
export const Programme = z.extend(Wishes, {
  id: Id,
  /** The time at which the next piece is made; null while it is paused or waits for articles. */
  nextAt: z.nullable(Time),
  /** The reason why the last piece could not be queued, in words; null if it could. */
  trouble: z.nullable(z.string()),
})
export type Programme = z.infer<typeof Programme>

export const ProgrammeDraft = z.extend(Wishes, { id: z.optional(Id) })
export type ProgrammeDraft = z.infer<typeof ProgrammeDraft>

/** A feed of pieces for podcast players. */
export const Podcast = z.object({
  id: Id,
  title: z.string(),
  /** The programme, topic or hub whose pieces the feed contains; null for all pieces. */
  of: z.nullable(z.object({ kind: z.enum(['programme', 'topic', 'hub']), id: Id })),
  /** The secret address of the feed. Anyone who knows it can listen until it is revoked. */
  address: z.string(),
  createdAt: Time,
  usedAt: z.nullable(Time),
})
export type Podcast = z.infer<typeof Podcast>

export const programmes = defineContract('generation/programmes', {
  listProgrammes: read(z.object({}), z.array(Programme)),
  saveProgramme: write(ProgrammeDraft, Programme, ['not-found', 'conflict']),
  deleteProgramme: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Makes the next piece of a programme now. */
  runProgramme: write.once(z.object({ id: Id }), Nothing, ['not-found', 'conflict']),
  listPodcasts: read(z.object({}), z.array(Podcast)),
  createPodcast: write.once(
    z.object({
      title: line(INPUT.nameCharacters).check(z.minLength(1, 'Give the podcast a name')),
      of: Podcast.shape.of,
    }),
    Podcast,
    ['not-found', 'conflict'],
  ),
  revokePodcast: write(z.object({ id: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'generation/programmes': typeof programmes
  }
}
