/** Makes pictures small in a thread of its own: their decoders are native code that strangers feed. */
import { parentPort } from 'node:worker_threads'
import { THREAD_READY, type ThreadAnswer } from '#server/thread-caller.ts'
import sharp from 'sharp'
import { MOST_PIXELS, type PictureToShrink } from './shrink-picture.ts'

/** Below this, a picture is there to count readers. */
const LEAST_PX = 3
const WEBP_QUALITY = 78

// One at a time, and nothing kept: the thread must stay small beside a hub that rests.
sharp.concurrency(1)
sharp.cache(false)

parentPort!.on('message', async ({ body, widthPx }: PictureToShrink) => {
  const said: ThreadAnswer<Uint8Array> = await shrink(body, widthPx).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  )
  parentPort!.postMessage(said)
})
parentPort!.postMessage(THREAD_READY)

async function shrink(body: Uint8Array, widthPx: number): Promise<Uint8Array> {
  const picture = sharp(body, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  // Reads the head of the file alone; a bomb is known by it before anything is unpacked.
  const { width, height } = await picture.metadata()
  if (width < LEAST_PX || height < LEAST_PX) throw new Error('The picture is too small to be seen.')
  return picture
    .rotate()
    .resize({ width: widthPx, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
}
