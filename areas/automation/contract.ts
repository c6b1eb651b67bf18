import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'
import {
  activityLevels,
  agentStatuses,
  integrationStatuses,
  loggingLevels,
  triggerTypes,
  workflowStatuses,
} from './choices.ts'

/** Steps that run by themselves when their trigger fires. */
export const Workflow = z.object({
  id: Id,
  name: z.string(),
  /** Name of its trigger. */
  trigger: z.string(),
  status: z.enum(workflowStatuses),
  /** In this month. */
  runs: z.int().check(z.nonnegative()),
})
export type Workflow = z.infer<typeof Workflow>

/** An assistant that people talk to. */
export const Agent = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  type: z.string(),
  status: z.enum(agentStatuses),
  conversations: z.int().check(z.nonnegative()),
})
export type Agent = z.infer<typeof Agent>

/** What sets workflows going. */
export const Trigger = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(triggerTypes),
  /** How many workflows wait for it. */
  workflows: z.int().check(z.nonnegative()),
  active: z.boolean(),
})
export type Trigger = z.infer<typeof Trigger>

/** A service of somebody else that workflows use. */
export const Integration = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  status: z.enum(integrationStatuses),
})
export type Integration = z.infer<typeof Integration>

/** A line of the log. */
export const Activity = z.object({
  id: Id,
  time: Time,
  level: z.enum(activityLevels),
  /** Name of the workflow it is about. */
  workflow: z.string(),
  message: z.string(),
})
export type Activity = z.infer<typeof Activity>

export const AutomationSettings = z.object({
  retriesFailed: z.boolean(),
  timeoutSeconds: z.int(),
  logging: z.enum(loggingLevels),
})
export type AutomationSettings = z.infer<typeof AutomationSettings>

export const automation = defineContract('automation', {
  listWorkflows: read(z.object({}), z.array(Workflow)),

  listAgents: read(z.object({}), z.array(Agent)),

  listTriggers: read(z.object({}), z.array(Trigger)),

  listIntegrations: read(z.object({}), z.array(Integration)),

  /** Newest first. */
  listActivity: read(z.object({}), z.array(Activity)),

  getSettings: read(z.object({}), AutomationSettings),
})
