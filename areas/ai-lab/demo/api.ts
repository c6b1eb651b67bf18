import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { aiLab, Endpoint } from '../contract.ts'
import { sampleDatasets } from './datasets.ts'
import { sampleEndpointChoices } from './endpoint-choices.ts'
import { sampleEndpoints } from './endpoints.ts'
import { sampleEvaluations } from './evaluations.ts'
import { sampleFigures } from './figures.ts'
import { sampleModels } from './models.ts'
import { sampleSpaces } from './spaces.ts'
import { agoFrom } from './times.ts'
import { sampleTrainingJobs } from './training-jobs.ts'

/** The time that the demo waits before it answers. */
const THINKING_MS = 2000

/**
 * The demo's AI Lab with the models of Calder & Finch, as of `now`. Changes last as long as the
 * page.
 */
export function demoAiLab({ now }: { now: Date }): Api<typeof aiLab> {
  const ago = agoFrom(now)
  let endpoints = [...sampleEndpoints]

  function setStatus(id: string, status: Endpoint['status']) {
    if (!endpoints.some((endpoint) => endpoint.id === id)) {
      throw new Problem('not-found', 'That endpoint is already gone.')
    }
    endpoints = endpoints.map((endpoint) =>
      endpoint.id === id ? { ...endpoint, status } : endpoint,
    )
  }

  return {
    async getFigures() {
      return sampleFigures
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

    // Actions on a job have no effect, because the documents define none.
    async evaluateJob() {},
    async exportJob() {},
    async pauseJob() {},

    async listEvaluations() {
      return sampleEvaluations(ago)
    },

    async listDatasets() {
      return sampleDatasets(ago)
    },

    async listEndpoints() {
      return endpoints
    },

    async getEndpointChoices() {
      return sampleEndpointChoices
    },

    async startEndpoint({ id }) {
      setStatus(id, 'running')
    },

    async pauseEndpoint({ id }) {
      setStatus(id, 'paused')
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
