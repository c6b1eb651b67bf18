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
  /** The id of the step; empty if the fault concerns the whole flow. */
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
  /** The trigger that starts the workflow; null if it is only run by hand. */
  trigger: z.nullable(Reference),
  /** The flow that is being edited. Runs use the newest version instead. */
  draft: Flow,
  /** A number that grows with each change of the draft. */
  revision: Count,
  /** The newest version; null before the workflow was switched on for the first time. */
  version: z.nullable(Count),
  /** True if the draft differs from the newest version. */
  isChanged: z.boolean(),
  faults: z.array(Fault),
  /**
   * Missing settings that steps need, such as a mail server. They do not keep the workflow from
   * being switched on.
   */
  needs: z.array(Fault),
  /**
   * Sample results by the ids of steps. They serve as input for tests of later steps, and as fields
   * to pick.
   */
  pinned: z.record(z.string(), z.unknown()),
  /** The workflow that runs when a run of this workflow fails; null if there is none. */
  onFailure: z.nullable(Reference),
  /**
   * The name of the rule that is switched off when this workflow is switched on; null if there is
   * none.
   */
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
  /** The name of the action, such as "saved/saveArticle", "http" or "slack-webhook/post". */
  name: z.string(),
  title: z.string(),
  /** The heading of the action's group in a list. */
  group: z.string(),
  effect: z.enum(['inside', 'safe', 'keyed', 'once']),
  fields: z.array(ActionField),
  /** An example of filled-in fields. */
  example: z.record(z.string(), z.unknown()),
  /** An example of the action's result; null if it has none. */
  output: z.unknown(),
  /** The kind of account that the action needs; null if it needs none. */
  accountKind: z.nullable(z.string()),
  /** The reason why the action cannot be used yet, with a remedy; null if it can. */
  trouble: z.nullable(z.string()),
})
export type WorkflowAction = z.infer<typeof WorkflowAction>

export const WorkflowVersion = z.object({
  version: Count,
  savedAt: Time,
  /** The changes since the previous version, in words. */
  changes: z.array(z.string()),
})
export type WorkflowVersion = z.infer<typeof WorkflowVersion>

const Draft = z.object({
  id: Id,
  /**
   * The revision that was edited. The server refuses to save if another revision was saved since.
   */
  revision: Count,
  name: z.optional(Name),
  description: z.optional(text(INPUT.instructionsCharacters)),
  flow: z.optional(Flow),
  /** The trigger; null if the workflow is only run by hand. */
  triggerId: z.optional(z.nullable(Id)),
  onFailureId: z.optional(z.nullable(Id)),
  pinned: z.optional(Samples),
})

const Saved = z.object({ revision: Count, isChanged: z.boolean(), faults: z.array(Fault) })

/** Building workflows, and carrying them out. */
export const workflows = defineContract('automation/workflows', ['automation'], {
  getWorkflow: read(OneWorkflow, OpenWorkflow, ['not-found']),
  /** Lists the actions of the server and of connected services. */
  listActions: read(z.object({}), z.array(WorkflowAction)),
  listTemplates: read(
    z.object({}),
    z.array(z.object({ key: z.string(), name: z.string(), about: z.string() })),
  ),
  /**
   * Adds a paused workflow, either empty or from a template. Schedules of a template get this time
   * zone.
   */
  createWorkflow: write(
    z.object({ name: Name, template: z.optional(Id), zone: z.optional(line(100)) }),
    OneWorkflow,
    ['not-found', 'conflict'],
  ),
  /** Adds a paused workflow with the same conditions and actions as a rule. */
  copyRule: write(z.object({ rule: Id }), OneWorkflow, ['not-found', 'conflict']),
  /** Saves fields of the draft; those that are left out keep their value. */
  saveDraft: write(Draft, Saved, ['not-found', 'conflict']),
  /**
   * Makes the draft the newest version and lets the trigger start it. If the workflow was copied
   * from a rule, that rule is switched off.
   */
  switchOn: write(z.extend(OneWorkflow, { revision: Count }), OneWorkflow, [
    'not-found',
    'conflict',
    'invalid',
  ]),
  /** Pauses a workflow; runs that have begun go on. */
  pause: write(OneWorkflow, Nothing, ['not-found']),
  renameWorkflow: write(z.extend(OneWorkflow, { name: Name }), Nothing, ['not-found']),
  /** Copies a workflow; the copy is paused. */
  duplicateWorkflow: write(OneWorkflow, OneWorkflow, ['not-found', 'conflict']),
  /** Deletes a workflow and cancels its waiting runs. The workflow can be restored for a day. */
  deleteWorkflow: write(OneWorkflow, Nothing, ['not-found']),
  /** Restores a deleted workflow, paused. */
  restoreWorkflow: write(OneWorkflow, Nothing, ['not-found', 'conflict']),
  /** Lists the versions of a workflow, newest first. */
  listVersions: read(OneWorkflow, z.array(WorkflowVersion), ['not-found']),
  getVersion: read(z.extend(OneWorkflow, { version: Count }), z.object({ flow: Flow }), [
    'not-found',
  ]),
  /** Replaces the draft by an earlier version. */
  restoreVersion: write(z.extend(OneWorkflow, { version: Count, revision: Count }), Saved, [
    'not-found',
    'conflict',
  ]),
  exportWorkflow: read(OneWorkflow, z.object({ fileName: z.string(), text: z.string() }), [
    'not-found',
  ]),
  /**
   * Adds the workflows in a file of Synthwire or n8n. Steps that cannot be imported are named, and
   * keep their workflow from being switched on.
   */
  importWorkflow: write(
    z.object({ text: text(FLOW.fileCharacters) }),
    z.object({
      added: list(Reference, 20),
      /** Remarks about the import, in words. */
      remarks: z.array(z.string()),
    }),
    ['invalid', 'conflict'],
  ),
  /** Runs the newest version; if there is no version yet, the draft. */
  runNow: write.once(
    z.extend(OneWorkflow, { trigger: z.optional(AnyJson) }),
    z.object({ runId: Id }),
    ['not-found', 'conflict', 'invalid'],
  ),
  /**
   * Carries out one step of the draft with sample results of earlier steps. Unless `isReal` is
   * true, changes are undone, and requests are shown instead of sent.
   */
  testStep: write.once(
    z.extend(OneWorkflow, {
      step: StepId,
      trigger: z.optional(AnyJson),
      isReal: z.optional(z.boolean()),
    }),
    z.object({
      /** The result; null if the step failed. */
      output: z.unknown(),
      error: z.nullable(z.string()),
      /** The filled-in fields of the step. */
      input: z.unknown(),
      /** True if nothing was sent or kept. */
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
