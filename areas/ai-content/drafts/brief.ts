import * as z from 'zod/mini'
import { Subject } from '#areas/newsroom/subject.ts'
import { Id, line, list, text } from '#core/words.ts'
import { contentLanguages, contentLengths, contentTones, contentTypes } from '../choices.ts'
import { BRIEFS, DRAFTS } from '../limits.ts'

const Words = z.int().check(z.minimum(DRAFTS.leastWords), z.maximum(DRAFTS.mostWords))
const Line = line(BRIEFS.lineCharacters)

/**
 * Everything that a writer says about a text before it is drafted. A draft begins with questions
 * for the empty fields that its type needs.
 */
export const WholeBrief = z.object({
  type: z.enum(contentTypes),
  tone: z.enum(contentTones),
  length: z.enum(contentLengths),
  /** The number of words for a custom length; null for the other lengths. */
  words: z.nullable(Words),
  language: z.enum(contentLanguages),
  about: text(BRIEFS.aboutCharacters),
  audience: Line,
  /** The name of the speaker or product. */
  name: Line,
  /** The writer's statements, one sentence each. */
  points: list(text(BRIEFS.pointCharacters), BRIEFS.points),
  action: Line,
  /** The link address of the call to action; empty without one. */
  actionAddress: Line,
  place: Line,
  date: Line,
  contact: Line,
  /** Articles, topics, hubs, folders, searches and saved articles to quote from. */
  subjects: list(Subject, BRIEFS.subjects),
  /** Notes of the reader, which are private until the reader says otherwise. */
  notes: list(Id, BRIEFS.notes),
})
export type WholeBrief = z.infer<typeof WholeBrief>
