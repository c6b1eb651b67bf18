/** Reads articles out of pages in a thread of its own, which may be ended at any moment. */
import { parentPort } from 'node:worker_threads'
import { THREAD_READY, type ThreadAnswer } from '#server/thread-caller.ts'
import { decodeBody } from '../sources/decode-body.ts'
import { extractPage, type ExtractedPage } from './extract-page.ts'
import type { PageToRead } from './extractor.ts'

parentPort!.on('message', async ({ body, contentType, address }: PageToRead) => {
  const said: ThreadAnswer<ExtractedPage> = await read().then(
    (answer) => ({ answer }),
    (error: unknown) => ({ problem: `The page could not be read: ${String(error)}` }),
  )
  parentPort!.postMessage(said)

  async function read() {
    const { text } = decodeBody(body, contentType ?? charsetOf(body))
    return extractPage(text, address)
  }
})
parentPort!.postMessage(THREAD_READY)

/** What a page says of its own letters, for servers that say nothing. */
function charsetOf(body: Uint8Array): string | undefined {
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 4096))
  // safe expression: it looks at 4096 bytes
  const charset = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head.toString('latin1'))?.[1]
  return charset && `text/html; charset=${charset}`
}
