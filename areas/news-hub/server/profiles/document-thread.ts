/** Reads documents that readers upload in a thread of its own, which may be ended at any moment. */
import { parentPort } from 'node:worker_threads'
import { Problem } from '#core/problem.ts'
import { THREAD_READY, type ThreadAnswer } from '#server/thread-caller.ts'
import { documentText, type Document } from './document-text.ts'

parentPort!.on('message', async (document: Document) => {
  const said: ThreadAnswer<string> = await documentText(document).then(
    (answer) => ({ answer }),
    (error: unknown) => ({
      problem:
        error instanceof Problem
          ? error.message
          : `“${document.name}” could not be worked through.`,
    }),
  )
  parentPort!.postMessage(said)
})
parentPort!.postMessage(THREAD_READY)
