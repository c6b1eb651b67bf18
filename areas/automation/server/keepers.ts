import type { Kept } from '#server/asking/kept.ts'
import { automation } from '../contract.ts'
import { madeByRuns } from '../contracts/made.ts'
import { monitoring } from '../contracts/monitoring.ts'
import { deliveries } from '../contracts/deliveries.ts'
import { workflowRuns } from '../contracts/runs.ts'
import { triggers } from '../contracts/triggers.ts'
import { workflows } from '../contracts/workflows.ts'
import { agentKeepers } from './agents/agent-keepers.ts'
import { limitsKeeper } from './limits/limits-api.ts'
import { serverAutomation } from './automation-api.ts'
import { serverMadeByRuns } from './made/made-api.ts'
import { serverMonitoring } from './monitoring/monitoring-api.ts'
import { serverDeliveries } from './deliveries/deliveries-api.ts'
import { rehearsalsKeeper } from './rehearsal/rehearsals-keeper.ts'
import { serverWorkflowRuns } from './runs/runs-api.ts'
import { serverTriggers } from './triggers/triggers-api.ts'
import { serverWorkflows } from './workflows/workflows-api.ts'

/**
 * The size limit of requests with an imported file of five million characters, which JSON makes
 * longer.
 */
const FILE_BYTES = 12_000_000

export const automationKeepers: Kept[] = [
  {
    contract: automation,
    open: serverAutomation,
    about: {
      listWorkflows: 'Workflows, the newest first, with their runs of this month.',
      listTriggers: 'Triggers, the newest first.',
      listIntegrations: 'Kinds of services that workflows can use, and whether one is connected.',
      listActivity: 'The newest lines of the logs of runs.',
      getUsage: 'Runs of this month and active workflows, with their limits.',
      getSettings: 'Settings of all workflows.',
      saveSettings: 'Changes settings of all workflows.',
    } satisfies Record<keyof typeof automation, string>,
  },
  {
    contract: workflows,
    open: serverWorkflows,
    about: {
      getWorkflow: 'A workflow with its draft and the faults that keep it from being switched on.',
      listActions: 'Actions that steps can carry out, with their fields.',
      listTemplates: 'Workflows to begin with.',
      createWorkflow: 'Adds a paused workflow, empty or by a template.',
      copyRule: 'Adds a paused workflow that does what a rule does.',
      saveDraft: 'Saves fields of a draft on top of the revision that was read.',
      switchOn: 'Makes the draft a version and has it run by its trigger.',
      pause: 'Keeps a workflow from beginning further runs.',
      renameWorkflow: 'Gives a workflow another name.',
      duplicateWorkflow: 'Adds a paused copy.',
      deleteWorkflow: 'Deletes a workflow and stops its runs; this can be undone for a day.',
      restoreWorkflow: 'Undoes the deleting of a workflow.',
      listVersions: 'The versions of a workflow with their changes in words.',
      getVersion: 'The flow of a version.',
      restoreVersion: 'Makes a version the draft.',
      exportWorkflow: 'A workflow as a file, without accounts and secrets.',
      importWorkflow: 'Adds the workflows of a file of Synthwire or n8n.',
      runNow: 'Runs a workflow.',
      testStep:
        'Carries out one step of a draft; its changes are undone unless it is run for real.',
    } satisfies Record<keyof typeof workflows, string>,
    bodyBytes: { importWorkflow: FILE_BYTES },
  },
  {
    contract: triggers,
    open: serverTriggers,
    about: {
      getTrigger: 'A trigger with its workflows and next times.',
      listHappenings: 'Everything that happens and can set a workflow going.',
      describeSchedule: 'A schedule in words, with its next times.',
      saveTrigger: 'Adds a trigger or changes one.',
      setActive: 'Switches a trigger on or off, and says which workflows that stops.',
      duplicateTrigger: 'Adds a copy.',
      deleteTrigger: 'Deletes a trigger; this can be undone for a day.',
      restoreTrigger: 'Undoes the deleting of a trigger.',
    } satisfies Record<keyof typeof triggers, string>,
  },
  {
    contract: deliveries,
    open: serverDeliveries,
    about: {
      listDeliveries: 'The newest things that came in to a trigger, and what came of them.',
      releaseDelivery: 'Sets workflows going with something that was held back as spam.',
      dropFile: 'Sets workflows going with an uploaded file.',
      renewSecret: 'Makes a new secret for a webhook, which is shown only once.',
    } satisfies Record<keyof typeof deliveries, string>,
  },
  {
    contract: workflowRuns,
    open: serverWorkflowRuns,
    about: {
      listRuns: 'Runs of workflows, the newest first.',
      getRun: 'One run of a workflow.',
      runFrom: 'Runs again from a step, with the results of an earlier run before it.',
    } satisfies Record<keyof typeof workflowRuns, string>,
  },
  ...agentKeepers,
  limitsKeeper,
  {
    contract: monitoring,
    open: serverMonitoring,
    about: {
      getFigures: 'Runs of workflows by hour: ended, failed, open, and how long they worked.',
      getState: 'Runs that have not ended, and whether a worker carries them out.',
    } satisfies Record<keyof typeof monitoring, string>,
  },
  {
    contract: madeByRuns,
    open: serverMadeByRuns,
    about: {
      listMade: 'Things that a run made, and steps of it that nothing undoes.',
      undoRun: 'Deletes what a run made, or one step of it.',
    } satisfies Record<keyof typeof madeByRuns, string>,
  },
  rehearsalsKeeper,
]
