import * as z from 'zod/mini'
import { Id, Time } from '#core/contract.ts'
import { Flow } from '../../flow/flow.ts'

/** The data that a run of a workflow keeps until it ends. */
export const WorkflowInput = z.object({
  workflow: Id,
  /** The version that it carries out from the first step to the last. */
  version: z.int(),
  /** The flow itself, for a run of a draft that never was a version. */
  flow: z.optional(Flow),
  /** The reason for which it began, in words. */
  cause: z.string(),
  /** The facts that set it going. */
  trigger: z.unknown(),
  /** Workflows whose runs led to this one, the first one first. */
  chain: z.array(Id),
  at: Time,
})
export type WorkflowInput = z.infer<typeof WorkflowInput>
