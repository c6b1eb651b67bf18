import { patient } from '#core/test-patience.ts'
import type { RunningHub } from './hub.ts'

const GIVE_UP_MS = patient(60_000)
const LOOK_EVERY_MS = 200

/** Follows the sample newswire, and waits until its articles are written. */
export async function followNewswire(hub: Pick<RunningHub, 'address'>): Promise<void> {
  await askHub(hub, 'sources/followSampleNewswire', {})
  const giveUpAt = Date.now() + GIVE_UP_MS
  for (;;) {
    const progress = (await askHub(hub, 'sources/getProgress')) as Record<string, number | null>
    const headlines = (await askHub(hub, 'feed/listHeadlines?period=week&search=')) as unknown[]
    const isResting = Object.values(progress).every((count) => !count)
    if (isResting && headlines.length > 0) return
    if (Date.now() > giveUpAt) {
      throw new Error(`The newswire did not arrive: ${JSON.stringify(progress)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** Calls an operation of a server by its path: a write if there is an `input`, else a read. */
export async function askHub(
  hub: Pick<RunningHub, 'address'>,
  operation: string,
  input?: object,
): Promise<unknown> {
  const init = input && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  }
  const response = await fetch(`${hub.address}/api/${operation}`, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${operation} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}
