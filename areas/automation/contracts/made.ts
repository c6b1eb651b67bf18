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
  /** The key of the step in the run. */
  step: z.string(),
  /** The place of the step in words: `Step 3 "Save it"`. */
  place: z.string(),
  /** The kind of thing: "note", "saved article". */
  thing: z.string(),
  /** The name of the thing; empty if it has none. */
  name: z.string(),
  /** The page that shows the thing; null if the thing is gone. */
  page: z.nullable(z.string()),
  /** `changed`: the reader has edited the thing since, so undo leaves it. */
  state: z.enum(madeStates),
  madeAt: Time,
})
export type MadeThing = z.infer<typeof MadeThing>

/** Lists and undoes what runs made. */
export const madeByRuns = defineContract('automation/made', ['automation', 'runs'], {
  /** Lists up to a hundred things, newest first. */
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
  /** Deletes what a run, or one step of it, made, except things that were edited since. */
  undoRun: write(
    z.extend(OneRun, { step: z.optional(StepKey) }),
    z.object({
      undone: Count,
      /** Things that had been deleted before. */
      gone: Count,
      /** Things that were not deleted, each with the reason. */
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
