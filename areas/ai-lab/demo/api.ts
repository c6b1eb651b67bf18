import type { Api } from '#core/contract.ts'
import type { aiLab } from '../contract.ts'
import { sampleDatasets } from './datasets.ts'
import { sampleEndpoints } from './endpoints.ts'
import { sampleEvaluations } from './evaluations.ts'
import { sampleFigures } from './figures.ts'
import { sampleModels } from './models.ts'
import { sampleSpaces } from './spaces.ts'
import { agoFrom } from './times.ts'
import { sampleTrainingJobs } from './training-jobs.ts'

/** How long the demo pretends to think; nothing comes of it. */
const THINKING_MS = 2000

/** The lab over what Calder & Finch train and run, as of `now`. */
export function demoAiLab({ now }: { now: Date }): Api<typeof aiLab> {
  const ago = agoFrom(now)
  return {
    async listFigures() {
      return [...sampleFigures]
    },

    async listModels() {
      return [...sampleModels]
    },

    async listSpaces() {
      return [...sampleSpaces]
    },

    async listTrainingJobs() {
      return sampleTrainingJobs(ago)
    },

    async listEvaluations() {
      return sampleEvaluations(ago)
    },

    async listDatasets() {
      return sampleDatasets(ago)
    },

    async listEndpoints() {
      return [...sampleEndpoints]
    },

    async tryModel() {
      await thinking()
    },

    async createEndpoint() {
      await thinking()
    },
  }
}

function thinking(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, THINKING_MS))
}
