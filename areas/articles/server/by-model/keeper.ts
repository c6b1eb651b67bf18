import type { Api } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { articleWriting } from '../../contracts/article-writing.ts'
import { readArticleWriting } from './article-writing.ts'
import { askForArticle } from './write-articles.ts'

/** Serves the contract about summaries by the reader's endpoint. */
export const articleWritingKeeper: Kept = {
  contract: articleWriting,
  open: (desk): Api<typeof articleWriting> => ({
    getArticleWriting: ({ article }) => readArticleWriting(desk, desk.readerId, article),
    writeArticle: ({ article }) => askForArticle(desk, desk.readerId, article),
  }),
  about: {
    getArticleWriting: 'Whether an endpoint writes an article, and why not.',
    writeArticle: 'Queues an article to be written by an endpoint.',
  } satisfies Record<keyof typeof articleWriting, string>,
}
