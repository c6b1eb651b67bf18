import type { Program } from '#server/children/program.ts'

/** Finds titles, summaries and categories while much news comes in. */
export const wordsThread: Program = {
  name: 'words-thread',
  source: new URL('./writing/words-thread.ts', import.meta.url),
}

/** Finds the nearest of many vectors. */
export const vectorThread: Program = {
  name: 'vector-thread',
  source: new URL('./embeddings/vector-thread.ts', import.meta.url),
}

export const programs = [wordsThread, vectorThread]
