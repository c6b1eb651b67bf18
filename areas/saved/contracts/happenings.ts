import * as z from 'zod/mini'
import { ArticleFacts, exampleArticle } from '#areas/articles/contracts/happenings.ts'
import { Time } from '#core/contract.ts'
import { defineHappening } from '#platform/actions/contracts/happening.ts'

export const articleSaved = defineHappening({
  name: 'article.saved',
  title: 'Article saved',
  about: 'A reader saved an article, or a rule did while it was written.',
  facts: z.object({ article: ArticleFacts, savedAt: Time }),
  example: { article: exampleArticle, savedAt: '2026-01-31T12:00:00.000Z' },
})
