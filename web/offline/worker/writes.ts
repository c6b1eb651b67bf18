import { wireHeaders, type WireProblem } from '#core/wire.ts'
import { WAITS } from './kept-response.ts'
import { forget, isReaders, noteSession } from './reader.ts'
import { base, here, worker } from './scope.ts'
import { tellStatus } from './status.ts'
import { readState, store, writeState, type WaitingWrite } from './store.ts'

/**
 * The tag by which the browser wakes the worker to send waiting writes when the network is back and
 * no page is open.
 */
export const SYNC_TAG = 'synthwire-writes'

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 15 * 60_000
/**
 * The number of failures after which a write that causes an error on the server is given up, so
 * that later ones are not held up for ever.
 */
const MOST_FAILURES = 25
const SEND_WITHIN_MS = 20_000

/** Descriptions of the reader's actions, for messages about writes that were not carried out. */
const deeds: Record<string, string> = {
  'articles/markRead': 'marking an article as read',
  'marking/markUnread': 'marking an article as unread',
  'saved/saveArticle': 'saving an article',
  'saved/removeSaved': 'removing a saved article',
  'reading/giveOpinion': 'your opinion on an article',
  'reading/takeBackOpinion': 'taking back your opinion on an article',
}

/**
 * Takes a write that may wait: it is stored behind those that wait already, and then sent. Returns
 * the server's answer, or the notice that the write waits.
 */
export async function takeWrite(request: Request, path: string): Promise<Response> {
  const atOnce = request.clone()
  let order: number
  try {
    order = await storeWrite(request, path)
  } catch {
    // Without room to store the write, the browser sends it like any other request.
    return fetch(atOnce)
  }
  const answers = await sendWaiting({ isForced: false })
  const answer = answers.get(order)
  if (answer) return answer
  await tellStatus()
  await worker.registration.sync?.register(SYNC_TAG).catch(() => {})
  return new Response(null, { status: 204, headers: { [WAITS]: 'yes' } })
}

async function storeWrite(request: Request, path: string): Promise<number> {
  const input = (await request.json()) as WaitingWrite['input']
  const reader = (await readState('reader'))?.stamp ?? null
  const key = crypto.randomUUID()
  const write = { key, path, input, decidedAt: Date.now(), reader, failures: 0 }
  return (await store()).add('writes', write)
}

/**
 * Sends waiting writes in order, up to the first that cannot be sent now. Returns the server's
 * answers by the writes' numbers. If `isForced`, they are sent even before the next planned
 * attempt.
 */
export async function sendWaiting({ isForced = true } = {}): Promise<Map<number, Response>> {
  const answers = new Map<number, Response>()
  await navigator.locks.request(`synthwire-writes${base}`, async () => {
    if (!isForced && ((await readState('nextTryAt')) ?? 0) > Date.now()) return
    for (let next = await firstWaiting(); next; next = await firstWaiting()) {
      const answer = await send(next)
      if (answer === null) break
      answers.set(next.order!, answer)
    }
  })
  if (answers.size > 0) await tellStatus()
  return answers
}

async function firstWaiting(): Promise<WaitingWrite | undefined> {
  const cursor = await (await store()).transaction('writes').store.openCursor()
  return cursor?.value
}

/**
 * Sends a write. Returns null if the write has to wait longer, or if another reader has signed in;
 * otherwise it is removed from the list, whatever the result.
 */
async function send(write: WaitingWrite): Promise<Response | null> {
  const askedAt = Date.now()
  let response: Response
  try {
    response = await fetch(here(`/api/${write.path}`), {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
      headers: {
        'content-type': 'application/json',
        [wireHeaders.key]: write.key,
        [wireHeaders.decidedAgo]: String(Math.max(0, askedAt - write.decidedAt)),
        ...(write.reader !== null && { [wireHeaders.reader]: write.reader }),
      },
      body: JSON.stringify(write.input),
    })
  } catch {
    return null
  }
  if (response.status === 401) {
    await noteSession(response)
    return null
  }
  // Another reader has signed in, who must not send the former one's writes.
  if (response.status === 412) {
    await forget()
    return null
  }
  if (response.status === 429 || response.status >= 500) return await waitLonger(write, response)
  // The answer comes from a proxy, or from a network that requires its own sign-in.
  if (!(await isReaders(response, askedAt))) return null

  const db = await store()
  await db.delete('writes', write.order!)
  await db.delete('state', 'nextTryAt')
  await sayWhatHappened(write, response.clone())
  return response
}

async function waitLonger(write: WaitingWrite, response: Response): Promise<Response | null> {
  const db = await store()
  const failures = write.failures + 1
  if (failures >= MOST_FAILURES && response.status === 500) {
    await db.delete('writes', write.order!)
    await sayWhatHappened(write, response.clone())
    return response
  }
  await db.put('writes', { ...write, failures })
  const asked = Number(response.headers.get('retry-after')) * 1000
  const usual = Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 10), LONGEST_WAIT_MS)
  await writeState('nextTryAt', Date.now() + (asked > 0 ? Math.min(asked, LONGEST_WAIT_MS) : usual))
  return null
}

/** Stores a message about a write that was not carried out, to be shown to the reader once. */
async function sayWhatHappened(write: WaitingWrite, response: Response): Promise<void> {
  const deed = deeds[write.path]
  if (!deed) return
  const isSuperseded = response.headers.get(wireHeaders.outcome) === 'superseded'
  if (response.ok && !isSuperseded) return
  const why = isSuperseded
    ? 'you decided otherwise later, on another device, and that was kept.'
    : await reasonIn(response)
  await (await store()).add('words', { text: `Not carried out: ${deed}. Why: ${why}` })
}

async function reasonIn(response: Response): Promise<string> {
  try {
    const { detail } = (await response.json()) as WireProblem
    return detail
  } catch {
    return `the server answered with status ${response.status}.`
  }
}
