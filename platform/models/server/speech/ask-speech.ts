import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import type { Tools } from '#server/tools.ts'
import { readEndpoints } from '../endpoints.ts'
import { speechTask } from '../plan/own-tasks.ts'
import { readPlan } from '../plan/plan.ts'
import { troubleOfAnswer, troubleOfSpeech } from './speech-trouble.ts'
import { EndpointTrouble } from '../trouble.ts'
import { recordUsage, reserve } from '../usage.ts'

/** A sentence for a model to speak; `voice` is the endpoint's name for a voice. */
export interface SpeechQuestion {
  model: string
  voice: string
  text: string
}

/** A high estimate of tokens per letter, because endpoints rarely state the tokens of speech. */
const TOKENS_PER_LETTER = 0.5

/**
 * Lets the reader's first endpoint with an API like OpenAI's (`/v1/audio/speech`) speak a sentence,
 * and returns the answer unchecked. The key is not passed on. Fails with a `Problem` in words for
 * the reader.
 */
export async function askSpeech(
  tools: Tools,
  readerId: string,
  { model, voice, text }: SpeechQuestion,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { db, fetch, secrets } = tools
  const endpoint = (await readEndpoints(db, readerId)).find(({ kind }) => kind === 'openai')
  if (!endpoint) {
    throw new Problem(
      'conflict',
      'There is no OpenAI-compatible endpoint that could speak. Add one in Settings, or use the built-in voices.',
    )
  }
  const plan = await readPlan(db, readerId)
  const spender = { readerId, task: speechTask.id, model }
  const most = { input: Math.ceil(text.length * TOKENS_PER_LETTER), output: 0 }
  const release = await reserve(tools, spender, plan, most)
  try {
    const key = endpoint.key === null ? '' : secrets.open(endpoint.key)
    const url = new URL(endpoint.address)
    const base = url.pathname === '/' ? `${url.origin}/v1` : endpoint.address.replace(/\/$/, '')
    const { status, body } = await fetch(`${base}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'audio/wav, audio/mpeg',
        ...(key !== '' && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, voice, input: text, response_format: 'wav' }),
      maxBytes: NEWSROOM.spokenBytes,
      timeoutMs: NEWSROOM.speakingMs,
      signal,
      ...(endpoint.mayBePrivate && { isNamedByReader: true }),
      async beforeRedirect() {
        throw new EndpointTrouble(
          'not-an-endpoint',
          `${url.host} leads to another address. Enter that one instead.`,
        )
      },
    }).catch((error: unknown) => {
      throw troubleOfAnswer(error, url.host)
    })
    if (status !== 200) throw troubleOfSpeech(status, url.host, { model, voice })
    await recordUsage(tools, spender, plan, most)
    return body
  } finally {
    release()
  }
}
