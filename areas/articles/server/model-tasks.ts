import type { ModelTask } from '#platform/models/server/lends.ts'

export const summaryTask: ModelTask = {
  id: 'summaries',
  label: 'Summaries',
  mostTokens: 1500,
  choice: {
    hint: 'Writes articles, and checks them if that is turned on.',
    untilChosen: 'primary-model',
  },
}

/** The task of checking a text that a model wrote. */
export const checkTask: ModelTask = {
  id: 'checks',
  label: 'Second checks',
  mostTokens: 300,
  chosenAs: summaryTask,
}

export const embeddingTask: ModelTask = {
  id: 'embeddings',
  label: 'Embeddings',
  mostTokens: 0,
  // Answers are not cached, because the results are stored with their articles.
  isRemembered: false,
  choice: {
    hint: 'Finds articles with a similar meaning, for semantic search. Needs an embedding model, which processes your newest 100,000 articles within your limits.',
    untilChosen: 'nobody',
    needsEmbeddings: true,
  },
}

/** The task of embedding a search. */
export const searchTask: ModelTask = {
  id: 'search',
  label: 'Searches',
  mostTokens: 0,
  chosenAs: embeddingTask,
}

/** Tasks of this area that models perform. */
export const articleTasks = [summaryTask, checkTask, embeddingTask, searchTask] as const
