import * as z from 'zod/mini'
import { WEBHOOKS } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { signedHeaders } from './sign.ts'

const USER_AGENT = 'Synthwire/0.1 (webhooks)'

/** The columns of a webhook that are needed to send an event. */
export const Receiver = z.object({
  address: z.string(),
  secret: z.instanceof(Uint8Array),
  formerSecret: z.nullable(z.instanceof(Uint8Array)),
  formerUntil: z.nullable(z.string()),
})
export type Receiver = z.infer<typeof Receiver>

export interface Outcome {
  /** The HTTP status; null without an answer, or if a redirect was refused. */
  status: number | null
  durationMs: number
  /** The reason for a failure; null if the event was accepted. */
  error: string | null
}

/** Sends one signed event. Every answer in time except a redirect is returned with its status. */
export async function send(
  { fetch, secrets, now }: Pick<Tools, 'fetch' | 'secrets' | 'now'>,
  receiver: Receiver,
  { id, body }: { id: string; body: string },
): Promise<Outcome> {
  const began = performance.now()
  const outcome = (status: number | null, error: string | null): Outcome => ({
    status,
    durationMs: Math.round(performance.now() - began),
    error,
  })
  try {
    const signing = openSecrets(receiver, secrets, now())
    const { status } = await fetch(receiver.address, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: '*/*',
        'user-agent': USER_AGENT,
        ...signedHeaders({ id, body, secrets: signing }, now()),
      },
      timeoutMs: WEBHOOKS.timeMs,
      maxBytes: WEBHOOKS.answerBytes,
      mayBeCut: true,
      async beforeRedirect() {
        throw new Redirected()
      },
    })
    return outcome(status, status >= 200 && status < 300 ? null : wordsOf(status))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return outcome(null, error.message)
  }
}

/** Says that a redirect was refused: a body signed for one address must not be sent to another. */
class Redirected extends Problem {
  constructor() {
    super('invalid', REDIRECTED)
  }
}

const REDIRECTED = 'It redirects to another address. Enter that address in the webhook.'

function wordsOf(status: number): string {
  if (status >= 300 && status < 400) return REDIRECTED
  if (status === 410) return 'It asked for no more deliveries (410).'
  return `It answered with the status ${status}.`
}

function openSecrets(
  { secret, formerSecret, formerUntil }: Receiver,
  secrets: Tools['secrets'],
  now: Date,
): string[] {
  const isFormerValid = formerSecret !== null && Date.parse(formerUntil ?? '') > now.getTime()
  return [secret, ...(isFormerValid ? [formerSecret] : [])].map((one) => secrets.open(one))
}
