import { patient } from '#core/test-patience.ts'
import type { RunningHub } from './hub.ts'

const GIVE_UP_MS = patient(60_000)
const LOOK_EVERY_MS = 200

/** Lets the hub follow the sample newswire, and waits until its articles are written. */
export async function followNewswire(hub: RunningHub): Promise<void> {
  await ask(hub, 'sources/followSampleNewswire', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const giveUpAt = Date.now() + GIVE_UP_MS
  for (;;) {
    const progress = (await ask(hub, 'sources/getProgress')) as Record<string, number>
    const headlines = (await ask(hub, 'feed/listHeadlines?period=week&search=')) as unknown[]
    const isResting = Object.values(progress).every((count) => count === 0)
    if (isResting && headlines.length > 0) return
    if (Date.now() > giveUpAt) {
      throw new Error(`The newswire did not arrive: ${JSON.stringify(progress)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

async function ask(hub: RunningHub, operation: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(`${hub.address}/api/${operation}`, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${operation} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}
