/**
 * Finds the columns of articles in a separate thread, which keeps the subject models that it last
 * received.
 */
import { parentPort } from 'node:worker_threads'
import { SubjectModel } from '#engine/categories/subject-model.ts'
import { THREAD_READY, type ThreadAnswer } from '#server/jobs/thread-caller.ts'
import { findHere, type WordsAnswer, type WordsQuestion } from './find-words.ts'

const held = new Map<string, { number: number; model: SubjectModel }>()

parentPort!.on('message', (question: WordsQuestion) => {
  parentPort!.postMessage(answer(question))
})
parentPort!.postMessage(THREAD_READY)

function answer({ models, lessons, ...asked }: WordsQuestion): ThreadAnswer<WordsAnswer> {
  try {
    const missing = [...models].flatMap(([language, number]) => {
      if (held.get(language)?.number === number) return []
      const told = lessons.get(number)
      if (!told) return [number]
      held.set(language, { number, model: SubjectModel.from(told) })
      return []
    })
    for (const language of held.keys()) if (!models.has(language)) held.delete(language)
    const found = missing.length > 0 ? [] : findHere(asked, held)
    return { answer: { found, missing } }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
