import type { Api } from '#core/contract.ts'
import type { Area } from '#server/area.ts'
import { job, type Tools } from '#server/tools.ts'
import { aiEndpoints } from '../contracts/ai-endpoints.ts'
import { uniteLanguages } from '#areas/articles/server/embeddings/across-languages.ts'
import { readArticleWriting } from '#areas/articles/server/written/article-writing.ts'
import { embedArticles } from '#areas/articles/server/embeddings/embed-articles.ts'
import { readEndpoints, removeEndpoint, saveEndpoint, shownEndpoint } from './endpoints.ts'
import { readPlan, savePlan } from './plan.ts'
import { tryEndpoint } from './try-endpoint.ts'
import { readUsage } from './usage.ts'
import { retryNow } from '#areas/articles/server/written/wake.ts'
import { askForArticle, writeArticles } from '#areas/articles/server/written/write-articles.ts'

const about: Record<keyof typeof aiEndpoints, string> = {
  listEndpoints: 'The AI endpoints of the reader; keys are never returned.',
  saveEndpoint: 'Adds or changes an endpoint; its key is stored encrypted.',
  removeEndpoint: 'Deletes an endpoint and its key.',
  testEndpoint: 'Sends a short test question to an endpoint and reports the result.',
  getPlan: 'Which model does which task, the prompts, and the daily limits.',
  savePlan: 'Saves the plan.',
  getUsage: 'Tokens and money by day, task and model.',
  getArticleWriting: 'Whether an endpoint writes an article, and why not.',
  writeArticle: 'Queues an article to be written by an endpoint.',
}

function serverAiEndpoints(tools: Tools, readerId: string): Api<typeof aiEndpoints> {
  const { db } = tools
  return {
    async listEndpoints() {
      return (await readEndpoints(db, readerId)).map(shownEndpoint)
    },

    async saveEndpoint(draft) {
      const saved = await saveEndpoint(tools, readerId, draft)
      await retryNow(tools, readerId)
      return shownEndpoint(saved)
    },

    async removeEndpoint({ id }) {
      await removeEndpoint(db, readerId, id)
    },

    async testEndpoint({ id }) {
      const test = await tryEndpoint(tools, readerId, id)
      if (test.works) await retryNow(tools, readerId)
      return test
    },

    async getPlan() {
      return readPlan(db, readerId)
    },

    async savePlan(plan) {
      await savePlan(db, readerId, plan)
      await retryNow(tools, readerId)
    },

    async getUsage() {
      return readUsage(tools, readerId, await readPlan(db, readerId))
    },

    async getArticleWriting({ article }) {
      return readArticleWriting(tools, readerId, article)
    },

    async writeArticle({ article }) {
      await askForArticle(tools, readerId, article)
    },
  }
}

/** New embeddings are compared across languages. Joining depends on embeddings, never the other way round. */
const embedAndCompare = job<object>(embedArticles.name, async (tools, payload) => {
  await embedArticles.run(tools, payload)
  await tools.enqueue(uniteLanguages, {}, { dedupeKey: 'now' })
})

/** Models that the reader brings along, and what they do. */
export const aiEndpointsArea: Area = {
  contract: aiEndpoints,
  open: serverAiEndpoints,
  jobs: [writeArticles, embedAndCompare, uniteLanguages],
  about,
}
