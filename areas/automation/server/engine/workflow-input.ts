import * as z from 'zod/mini'
import { Id, Time } from '#core/contract.ts'
import { Flow } from '../../flow/flow.ts'

/** The input of a workflow run, which stays the same until the run ends. */
export const WorkflowInput = z.object({
  workflow: Id,
  /** The version that the run carries out, even if a newer one is saved meanwhile. */
  version: z.int(),
  /** The flow itself if the run tries a draft, which is not stored as a version. */
  flow: z.optional(Flow),
  /** The reason why the run began, in words. */
  cause: z.string(),
  /** The data of the event that started the run. */
  trigger: z.unknown(),
  /** The ids of workflows whose runs led to this one, outermost first. */
  chain: z.array(Id),
  at: Time,
})
export type WorkflowInput = z.infer<typeof WorkflowInput>
