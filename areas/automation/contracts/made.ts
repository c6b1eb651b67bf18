import * as z from 'zod/mini'
import { defineContract, Id, read, Time, write } from '#core/contract.ts'
import { Count, line } from '#core/words.ts'
import { INPUT } from '#core/limits.ts'

const OneRun = z.object({ run: Id })
const StepKey = line(INPUT.nameCharacters)

const madeStates = ['there', 'changed', 'gone'] as const

/** A thing that a step of a run made. */
export const MadeThing = z.object({
  id: Count,
  /** The step by its key in the run. */
  step: z.string(),
  /** The place as text: `Step 3 "Save it"`. */
  place: z.string(),
  /** The kind of thing: "note", "saved article". */
  thing: z.string(),
  /** Its name; empty for a thing without one. */
  name: z.string(),
  /** The page that shows it; null where it is gone. */
  page: z.nullable(z.string()),
  /** `changed`: its reader has edited it since, so that undo leaves it. */
  state: z.enum(madeStates),
  madeAt: Time,
})
export type MadeThing = z.infer<typeof MadeThing>

/** Things that runs made, and undoing them. */
export const madeByRuns = defineContract('automation/made', ['automation', 'runs'], {
  /** Up to a hundred things, the newest first. */
  listMade: read(
    OneRun,
    z.object({
      things: z.array(MadeThing),
      hasMore: z.boolean(),
      /** Steps that were done and cannot be undone, each with the reason. */
      lasting: z.array(z.object({ place: z.string(), reason: z.string() })),
    }),
    ['not-found'],
  ),
  /** Deletes everything made by a run, or by one step of it. */
  undoRun: write(
    z.extend(OneRun, { step: z.optional(StepKey) }),
    z.object({
      undone: Count,
      /** Things that were deleted before. */
      gone: Count,
      /** Things that are still there, each with the reason. */
      left: z.array(z.object({ place: z.string(), reason: z.string() })),
    }),
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/made': typeof madeByRuns
  }
}
