import { managedAccounts } from '#platform/connections/server/lends.ts'
import { endpointsAsAccounts } from './managed-accounts.ts'
import type { Api } from '#core/contract.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import { extend } from '#server/extension-points.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { aiEndpoints } from '../contracts/ai-endpoints.ts'
import { readEndpoints, removeEndpoint, saveEndpoint, shownEndpoint } from './endpoints.ts'
import { readPlan, savePlan, shownPlan } from './plan/plan.ts'
import { modelTasks, tasksOf } from './plan/model-tasks.ts'
import { ownTasks } from './plan/own-tasks.ts'
import { endpointWaits } from './endpoint-waits.ts'
import { tryEndpoint } from './try-endpoint.ts'
import { readUsage } from './usage.ts'
import { aiSettingsKeeper } from './ai-settings-keeper.ts'
import { tellModelsChanged } from './models-changed.ts'
import { modelsArchive } from './archive-part.ts'
import { sentenceModelChoiceKeeper, sentenceModelKeeper } from './sentence-model/keepers.ts'
import { setUpSentenceModel } from './sentence-model/set-up-run.ts'

const about: Record<keyof typeof aiEndpoints, string> = {
  listEndpoints: 'The AI endpoints of the reader; keys are never returned.',
  saveEndpoint: 'Adds or changes an endpoint; its key is stored encrypted.',
  removeEndpoint: 'Deletes an endpoint and its key.',
  testEndpoint: 'Sends a short test question to an endpoint and reports the result.',
  listTasks: 'The tasks that models are asked for.',
  getPlan: 'Which model does which task, the prompts, and the daily limits.',
  savePlan: 'Saves the plan.',
  getUsage: 'Tokens and money by day, task and model.',
}

function serverAiEndpoints(tools: Desk): Api<typeof aiEndpoints> {
  const { db, readerId } = tools
  return {
    async listEndpoints() {
      return (await readEndpoints(db, readerId)).map(shownEndpoint)
    },

    async saveEndpoint(draft) {
      const saved = await saveEndpoint(tools, readerId, draft)
      await tellModelsChanged(tools, readerId)
      return shownEndpoint(saved)
    },

    async removeEndpoint({ id }) {
      await removeEndpoint(tools, readerId, id)
    },

    async testEndpoint({ id }) {
      const test = await tryEndpoint(tools, readerId, id)
      if (test.works) await tellModelsChanged(tools, readerId)
      return test
    },

    async listTasks() {
      return tasksOf(tools.extensions).map(({ id, label, choice }) => ({
        id,
        label,
        choice: choice
          ? {
              hint: choice.hint,
              isOffUntilChosen: choice.untilChosen === 'nobody',
              needsEmbeddings: choice.needsEmbeddings ?? false,
            }
          : null,
      }))
    },

    async getPlan() {
      return shownPlan(tools)
    },

    async savePlan(plan) {
      await savePlan(tools, plan)
      await tellModelsChanged(tools, readerId)
    },

    async getUsage() {
      return readUsage(tools, readerId, await readPlan(db, readerId))
    },
  }
}

/** Keeps the reader's endpoints and the choices for tasks. */
export const aiEndpointsKeeper: Kept = {
  contract: aiEndpoints,
  open: serverAiEndpoints,
  about,
}

export const server: ServerArea = {
  archive: modelsArchive,
  keeps: [aiSettingsKeeper, aiEndpointsKeeper, sentenceModelKeeper, sentenceModelChoiceKeeper],
  extends: [
    extend(managedAccounts, endpointsAsAccounts),
    extend(impossibleWaits, endpointWaits),
    extend(runKinds, setUpSentenceModel),
    extend(modelTasks, ...ownTasks),
  ],
}
