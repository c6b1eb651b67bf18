import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Reference } from '#core/words.ts'
import {
  activityLevels,
  agentStatuses,
  integrationStatuses,
  loggingLevels,
  timeoutsSeconds,
  triggerTypes,
  workflowStatuses,
} from './choices.ts'

/** A series of steps that run when a trigger fires. */
export const Workflow = z.object({
  id: Id,
  name: z.string(),
  trigger: Reference,
  status: z.enum(workflowStatuses),
  /** Runs in this month. */
  runs: Count,
})
export type Workflow = z.infer<typeof Workflow>

/** An assistant that people talk to. */
export const Agent = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** The agent's purpose, as its maker described it. */
  type: z.string(),
  status: z.enum(agentStatuses),
  conversations: Count,
})
export type Agent = z.infer<typeof Agent>

/** A trigger that starts workflows. */
export const Trigger = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(triggerTypes),
  /** The number of workflows that this trigger starts. */
  workflows: Count,
  active: z.boolean(),
})
export type Trigger = z.infer<typeof Trigger>

/** An external service that workflows can use. */
export const Integration = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  status: z.enum(integrationStatuses),
  /**
   * The missing setting, and the page to set it up on; absent if the service is connected or cannot
   * be set up.
   */
  setup: z.optional(
    z.object({
      missing: z.string(),
      /**
       * The kind of account to add; null if the account exists and has to be changed on its own
       * page.
       */
      accountKind: z.nullable(Id),
      page: z.string(),
    }),
  ),
})
export type Integration = z.infer<typeof Integration>

/** A line of the activity log. */
export const Activity = z.object({
  id: Id,
  time: Time,
  level: z.enum(activityLevels),
  /** The workflow that the line is about. */
  workflow: Reference,
  message: z.string(),
})
export type Activity = z.infer<typeof Activity>

export const AutomationSettings = z.object({
  retriesFailed: z.boolean(),
  timeoutSeconds: z.literal([...timeoutsSeconds]),
  logging: z.enum(loggingLevels),
})
export type AutomationSettings = z.infer<typeof AutomationSettings>

const Use = z.object({ used: Count, limit: Count })

/** Limits of use, and the use so far. */
export const AutomationUsage = z.object({
  /** Runs in this month. */
  runs: Use,
  /** Workflows that are switched on. */
  activeWorkflows: Use,
  /** True if workflows and triggers can be built here and are carried out. */
  canBuild: z.boolean(),
  /** The numbers of agents; null if agents cannot be talked to and have no page. */
  agents: z.nullable(z.object({ total: Count, training: Count })),
})
export type AutomationUsage = z.infer<typeof AutomationUsage>

export const automation = defineContract('automation', {
  listWorkflows: read(z.object({}), z.array(Workflow)),

  listTriggers: read(z.object({}), z.array(Trigger)),

  listIntegrations: read(z.object({}), z.array(Integration)),

  /** Lists the lines of the log, newest first. */
  listActivity: read(z.object({}), z.array(Activity)),

  getUsage: read(z.object({}), AutomationUsage),

  getSettings: read(z.object({}), AutomationSettings),

  /** Fields that are left out keep their value. */
  saveSettings: write(z.partial(AutomationSettings), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    automation: typeof automation
  }
}
