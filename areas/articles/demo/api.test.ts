import { expect, test } from 'vitest'
import { demoArticles } from './api.ts'
import { sampleArticles } from './articles.ts'

const now = new Date('2026-11-21T09:00:00Z')

test('[ARTICLE-008] every article of the demo has a body', async () => {
  const articles = demoArticles({ now })
  for (const { id } of sampleArticles(now)) {
    const { paragraphs } = await articles.getArticle({ id })
    expect(paragraphs.flat().length).toBeGreaterThan(0)
  }
})
