import type { Api } from '#core/contract.ts'
import type { Area } from '#server/area.ts'
import { job, type Desk } from '#server/tools.ts'
import { aiEndpoints } from '../contracts/ai-endpoints.ts'
import { uniteLanguages } from '#areas/articles/server/embeddings/across-languages.ts'
import { readArticleWriting } from '#areas/articles/server/written/article-writing.ts'
import { embedArticles } from '#areas/articles/server/embeddings/embed-articles.ts'
import { readEndpoints, removeEndpoint, saveEndpoint, shownEndpoint } from './endpoints.ts'
import { readPlan, savePlan } from './plan.ts'
import { tryEndpoint } from './try-endpoint.ts'
import { readUsage } from './usage.ts'
import { tryAgainNow } from '#areas/articles/server/written/wake.ts'
import { askForArticle, writeArticles } from '#areas/articles/server/written/write-articles.ts'

const about: Record<keyof typeof aiEndpoints, string> = {
  listEndpoints: 'Servers of the reader that run models; keys are never given out.',
  saveEndpoint: 'Adds one or changes it; its key is sealed.',
  removeEndpoint: 'Forgets one and its key.',
  testEndpoint: 'Puts one small question to it and says what came of it.',
  getPlan: 'What is asked of which model, in which words, and what it may cost a day.',
  savePlan: 'Stores all of that.',
  getUsage: 'Tokens and money by day, task and model.',
  getArticleWriting: 'Whether an endpoint writes an article, and why not.',
  writeArticle: 'Has an endpoint write an article as soon as it can.',
}

function serverAiEndpoints(tools: Desk): Api<typeof aiEndpoints> {
  const { db, readerId } = tools
  return {
    async listEndpoints() {
      return (await readEndpoints(db, readerId)).map(shownEndpoint)
    },

    async saveEndpoint(draft) {
      const saved = await saveEndpoint(tools, readerId, draft)
      await tryAgainNow(tools, readerId)
      return shownEndpoint(saved)
    },

    async removeEndpoint({ id }) {
      await removeEndpoint(db, readerId, id)
    },

    async testEndpoint({ id }) {
      const test = await tryEndpoint(tools, readerId, id)
      if (test.works) await tryAgainNow(tools, readerId)
      return test
    },

    async getPlan() {
      return readPlan(db, readerId)
    },

    async savePlan(plan) {
      await savePlan(db, readerId, plan)
      await tryAgainNow(tools, readerId)
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

/** What has a direction is held against other languages: joining knows of directions, and they know nothing of it. */
const embedAndCompare = job<object>(embedArticles.name, async (tools, payload) => {
  await embedArticles.run(tools, payload)
  await tools.enqueue(uniteLanguages, {}, { once: 'now' })
})

/** Models that the reader brings along, and what they do. */
export const aiEndpointsArea: Area = {
  contract: aiEndpoints,
  open: serverAiEndpoints,
  jobs: [writeArticles, embedAndCompare, uniteLanguages],
  about,
}
