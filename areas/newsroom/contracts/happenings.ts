import * as z from 'zod/mini'
import { Id } from '#core/contract.ts'
import { defineHappening } from '#platform/actions/contracts/happening.ts'
import { jobTypes } from '../job-options.ts'

export const pieceFinished = defineHappening({
  name: 'piece.finished',
  title: 'Piece finished',
  about: 'Audio, video or text that a reader had made is there.',
  facts: z.object({
    piece: z.object({
      id: Id,
      type: z.enum(jobTypes),
      title: z.string(),
      /** The time to hear, watch or read the piece, in seconds. */
      seconds: z.number(),
    }),
  }),
  example: {
    piece: { id: 'job-7', type: 'audio', title: 'The harbour strike', seconds: 184 },
  },
})
