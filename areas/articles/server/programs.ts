import type { Program } from '#server/children/program.ts'

/** The thread that finds titles, summaries and categories while much news comes in. */
export const wordsThread: Program = {
  name: 'words-thread',
  source: new URL('./writing/words-thread.ts', import.meta.url),
}

/** The thread that finds the nearest of many vectors. */
export const vectorThread: Program = {
  name: 'vector-thread',
  source: new URL('./embeddings/vector-thread.ts', import.meta.url),
}

export const programs = [wordsThread, vectorThread]
