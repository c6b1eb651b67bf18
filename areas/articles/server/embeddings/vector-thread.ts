/** Holds the directions of articles and finds the nearest, in a thread of its own. */
import { parentPort } from 'node:worker_threads'
import { THREAD_READY, type ThreadAnswer } from '#server/jobs/thread-caller.ts'
import { VectorShelf } from './vector-shelf.ts'
import type { VectorAnswer, VectorQuestion } from './nearest-articles.ts'

const shelf = new VectorShelf()

parentPort!.on('message', (question: VectorQuestion) => {
  parentPort!.postMessage(answer(question))
})
parentPort!.postMessage(THREAD_READY)

function answer(question: VectorQuestion): ThreadAnswer<VectorAnswer> {
  try {
    shelf.open(question.of)
    if (question.add) shelf.add(question.add)
    const near = question.vector ? shelf.nearest(question.vector, question.count) : []
    return { answer: { version: shelf.version, near } }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
