import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, line, list, Reference, text } from '#core/words.ts'
import { INPUT } from '#core/limits.ts'
import { workflowStatuses } from '../choices.ts'
import { Flow, StepId } from '../flow/flow.ts'
import { FLOW } from '../limits.ts'
import { AnyJson, Samples } from './any-json.ts'

const Name = line(INPUT.nameCharacters).check(z.minLength(1, 'Give the workflow a name'))
const OneWorkflow = z.object({ id: Id })

/** A problem that keeps a workflow from being switched on. */
const Fault = z.object({
  /** The id of the step; empty for a fault of the whole flow. */
  step: z.string(),
  /** The place in words, such as `Step 2.1 "Save it"`. */
  place: z.string(),
  message: z.string(),
})

/** A workflow as its page shows it. */
export const OpenWorkflow = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  status: z.enum(workflowStatuses),
  /** The trigger that sets it going; null where it is run by hand alone. */
  trigger: z.nullable(Reference),
  /** The flow that is edited; runs use the newest version. */
  draft: Flow,
  /** Grows with each change of the draft. */
  revision: Count,
  /** The newest version; null before the workflow was switched on for the first time. */
  version: z.nullable(Count),
  /** The draft differs from the newest version. */
  isChanged: z.boolean(),
  faults: z.array(Fault),
  /**
   * Things that steps need and that are not set up yet, such as a mail server; the workflow can be switched on without
   * them.
   */
  needs: z.array(Fault),
  /** Sample results by the ids of steps, for tests of later steps and as fields to pick. */
  pinned: z.record(z.string(), z.unknown()),
  /** The workflow that runs when a run of this one fails. */
  onFailure: z.nullable(Reference),
  /** The name of the rule that is switched off when this workflow is switched on; null without one. */
  replaces: z.nullable(z.string()),
})
export type OpenWorkflow = z.infer<typeof OpenWorkflow>

/** A field that an action takes. */
const ActionField = z.object({
  name: z.string(),
  isNeeded: z.boolean(),
  type: z.enum(['text', 'number', 'yes-no', 'list', 'object', 'choice', 'any']),
  about: z.string(),
  /** The options of a field with a choice. */
  options: z.array(z.string()),
})

/** An action that a step can carry out. */
export const WorkflowAction = z.object({
  /** The name of an action: "saved/saveArticle", "http", "slack-webhook/post". */
  name: z.string(),
  title: z.string(),
  /** The heading of its group in a list. */
  group: z.string(),
  effect: z.enum(['inside', 'safe', 'keyed', 'once']),
  fields: z.array(ActionField),
  /** A filled-in form. */
  example: z.record(z.string(), z.unknown()),
  /** An example of its result; null for an action without one. */
  output: z.unknown(),
  /** The kind of account that it needs; null without one. */
  accountKind: z.nullable(z.string()),
  /** The reason for which it cannot be used yet, with a remedy; null where it can. */
  trouble: z.nullable(z.string()),
})
export type WorkflowAction = z.infer<typeof WorkflowAction>

export const WorkflowVersion = z.object({
  version: Count,
  savedAt: Time,
  /** The changes since the version before, in words. */
  changes: z.array(z.string()),
})
export type WorkflowVersion = z.infer<typeof WorkflowVersion>

const Draft = z.object({
  id: Id,
  /** The revision that was edited. The save is refused if somebody else has saved since. */
  revision: Count,
  name: z.optional(Name),
  description: z.optional(text(INPUT.instructionsCharacters)),
  flow: z.optional(Flow),
  /** Null for a workflow that is run by hand alone. */
  triggerId: z.optional(z.nullable(Id)),
  onFailureId: z.optional(z.nullable(Id)),
  pinned: z.optional(Samples),
})

const Saved = z.object({ revision: Count, isChanged: z.boolean(), faults: z.array(Fault) })

/** Building workflows, and carrying them out. */
export const workflows = defineContract('automation/workflows', ['automation'], {
  getWorkflow: read(OneWorkflow, OpenWorkflow, ['not-found']),
  /** Actions of the server and of connected services. */
  listActions: read(z.object({}), z.array(WorkflowAction)),
  listTemplates: read(
    z.object({}),
    z.array(z.object({ key: z.string(), name: z.string(), about: z.string() })),
  ),
  /** Adds a workflow that is paused: an empty one, or one by a template, whose schedules get this time zone. */
  createWorkflow: write(
    z.object({ name: Name, template: z.optional(Id), zone: z.optional(line(100)) }),
    OneWorkflow,
    ['not-found', 'conflict'],
  ),
  /** Adds a paused workflow that does what a rule does. */
  copyRule: write(z.object({ rule: Id }), OneWorkflow, ['not-found', 'conflict']),
  /** Saves fields of the draft; those that are left out keep their value. */
  saveDraft: write(Draft, Saved, ['not-found', 'conflict']),
  /** Makes the draft a version, and has the workflow run by its trigger; the rule that it was copied from is switched off. */
  switchOn: write(z.extend(OneWorkflow, { revision: Count }), OneWorkflow, [
    'not-found',
    'conflict',
    'invalid',
  ]),
  /** Pauses a workflow; runs that have begun go on. */
  pause: write(OneWorkflow, Nothing, ['not-found']),
  renameWorkflow: write(z.extend(OneWorkflow, { name: Name }), Nothing, ['not-found']),
  /** The copy is paused. */
  duplicateWorkflow: write(OneWorkflow, OneWorkflow, ['not-found', 'conflict']),
  /** Deletes a workflow and cancels its waiting runs. It can be restored for a day. */
  deleteWorkflow: write(OneWorkflow, Nothing, ['not-found']),
  /** Restores a deleted workflow, paused. */
  restoreWorkflow: write(OneWorkflow, Nothing, ['not-found', 'conflict']),
  /** Newest first. */
  listVersions: read(OneWorkflow, z.array(WorkflowVersion), ['not-found']),
  getVersion: read(z.extend(OneWorkflow, { version: Count }), z.object({ flow: Flow }), [
    'not-found',
  ]),
  /** Makes a version the draft. */
  restoreVersion: write(z.extend(OneWorkflow, { version: Count, revision: Count }), Saved, [
    'not-found',
    'conflict',
  ]),
  exportWorkflow: read(OneWorkflow, z.object({ fileName: z.string(), text: z.string() }), [
    'not-found',
  ]),
  /** Adds the workflows of a file of Synthwire or n8n; steps that cannot be imported are named and keep it off. */
  importWorkflow: write(
    z.object({ text: text(FLOW.fileCharacters) }),
    z.object({
      added: list(Reference, 20),
      /** Facts about the import, in words. */
      remarks: z.array(z.string()),
    }),
    ['invalid', 'conflict'],
  ),
  /** Runs the newest version, or the draft before the first version. */
  runNow: write.once(
    z.extend(OneWorkflow, { trigger: z.optional(AnyJson) }),
    z.object({ runId: Id }),
    ['not-found', 'conflict', 'invalid'],
  ),
  /**
   * Carries out one step of the draft with sample results of earlier steps. Unless the reader wants
   * it done for real, changes are undone, and requests are shown without being sent.
   */
  testStep: write.once(
    z.extend(OneWorkflow, {
      step: StepId,
      trigger: z.optional(AnyJson),
      isReal: z.optional(z.boolean()),
    }),
    z.object({
      /** Null if the step failed. */
      output: z.unknown(),
      error: z.nullable(z.string()),
      /** The fields as they were filled in. */
      input: z.unknown(),
      /** Nothing was sent or kept. */
      isRehearsed: z.boolean(),
    }),
    ['not-found', 'invalid'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/workflows': typeof workflows
  }
}
