import { Problem } from '#core/problem.ts'
import { decodeSound } from './decode-sound.ts'
import type { Spoken, Voice } from './voice.ts'

/**
 * Requests speech from the reader's endpoint. The caller supplies this function, which knows the
 * address and the key.
 */
export type AskForSpeech = (question: { text: string; voice: string }) => Promise<Uint8Array>

/** The longest wait for an answer; no server needs as long for a sentence. */
const ANSWER_WITHIN_MS = 120_000
/** The largest answer: 40 MiB of WAV are about seven minutes, longer than any sentence. */
const MOST_BYTES = 40 * 2 ** 20
/** The pace of the slowest voice. A sentence may take MOST_SECONDS_AT_ALL more, for its pauses. */
const MOST_SECONDS_PER_CHARACTER = 0.3
const MOST_SECONDS_AT_ALL = 8
/** Five times as fast as anyone speaks. In shorter sound, most of the sentence is missing. */
const LEAST_SECONDS_PER_CHARACTER = 0.012
/** The level, as a share of full scale, below which sound is only noise. */
const SILENCE = 0.002

/** A voice of the reader's endpoint, which offers OpenAI's `/v1/audio/speech`. */
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

/** Waits for an answer, but gives up after ANSWER_WITHIN_MS or when the reader cancels. */
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
