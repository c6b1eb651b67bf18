/** Holds vectors of articles in memory and finds the nearest ones, in a separate thread. */
import { parentPort } from 'node:worker_threads'
import { THREAD_READY, type ThreadAnswer } from '#server/jobs/thread-caller.ts'
import { VectorIndex } from './vector-index.ts'
import type { VectorAnswer, VectorQuestion } from './nearest-articles.ts'

const index = new VectorIndex()

parentPort!.on('message', (question: VectorQuestion) => {
  parentPort!.postMessage(answer(question))
})
parentPort!.postMessage(THREAD_READY)

function answer(question: VectorQuestion): ThreadAnswer<VectorAnswer> {
  try {
    index.open(question.of)
    if (question.add) index.add(question.add)
    const near = question.vector
      ? index.nearest(question.vector, question.count, question.except)
      : []
    return { answer: { version: index.version, near } }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
