import { Problem } from '#core/problem.ts'
import { decodeSound } from './decode-sound.ts'
import type { Spoken, Voice } from './voice.ts'

/** Asks the reader's endpoint for speech. The request itself, with its key, is made elsewhere. */
export type AskForSpeech = (question: { text: string; voice: string }) => Promise<Uint8Array>

/** A longer time than any server takes for a sentence. */
const ANSWER_WITHIN_MS = 120_000
/** 40 MB of WAV are seven minutes, longer than any sentence. */
const MOST_BYTES = 40 * 2 ** 20
/** The slowest voice, and some time for pauses. */
const MOST_SECONDS_PER_CHARACTER = 0.3
const MOST_SECONDS_AT_ALL = 8
/** Five times as fast as anyone speaks: most of the sentence is missing. */
const LEAST_SECONDS_PER_CHARACTER = 0.012
/** The level of silence in full scales; noise lies below it. */
const SILENCE = 0.002

/** A voice of the reader's endpoint, which answers `/v1/audio/speech` as OpenAI does. */
export function endpointVoice(ask: AskForSpeech, voice: string): Voice {
  const name = `${voice} (endpoint)`
  return {
    name,
    async speak(text, signal) {
      signal.throwIfAborted()
      const file = await within(ask({ text, voice }), signal)
      try {
        if (file.length > MOST_BYTES)
          throw new Problem('unavailable', 'The answer is far too long.')
        const spoken = await decodeSound(file)
        checkLength(spoken, text)
        return spoken
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        throw new Problem(
          'unavailable',
          `The speech endpoint failed with its voice "${voice}". ${error.message}`,
          {
            cause: error,
          },
        )
      }
    },
  }
}

function checkLength({ samples, rate }: Spoken, text: string): void {
  const seconds = samples.length / rate
  if (samples.every((sample) => Math.abs(sample) < SILENCE)) {
    throw new Problem('unavailable', 'The sound is silent.')
  }
  if (seconds > MOST_SECONDS_AT_ALL + text.length * MOST_SECONDS_PER_CHARACTER) {
    throw new Problem('unavailable', 'The sound is far too long for its sentence.')
  }
  if (seconds < text.length * LEAST_SECONDS_PER_CHARACTER) {
    throw new Problem('unavailable', 'The sound is far too short for its sentence.')
  }
}

/** Gives up on an answer that never comes, and on any after the reader cancelled. */
function within(answer: Promise<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(
        new Problem(
          'unavailable',
          `The speech endpoint did not answer within ${ANSWER_WITHIN_MS / 1000} seconds.`,
        ),
      )
    const cancel = () => reject(signal.reason as Error)
    const timer = setTimeout(giveUp, ANSWER_WITHIN_MS)
    signal.addEventListener('abort', cancel, { once: true })
    answer.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    })
  })
}
