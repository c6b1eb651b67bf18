import { AnswerTooLarge } from '#server/fetch/read-body.ts'
import { EndpointTrouble, troubleOfStatus } from '../trouble.ts'

/** Statuses with which servers answer if they do not have the voice or the model. */
const NOT_SPEAKING = [400, 404, 422]

/**
 * Explains why an endpoint did not speak. The messages promise no retry, because sentences are not
 * retried automatically.
 */
export function troubleOfSpeech(
  status: number,
  host: string,
  { model, voice }: { model: string; voice: string },
): EndpointTrouble {
  if (NOT_SPEAKING.includes(status)) {
    return new EndpointTrouble(
      'no-model',
      `${host} does not speak with the model "${model}" and the voice "${voice}" (${status}). Check both in the settings of audio and video, and the path of the address.`,
    )
  }
  if (status === 429) {
    return new EndpointTrouble(
      'busy',
      `${host} is limiting requests (429). Try it again later; your quota or balance there may be used up.`,
    )
  }
  if (status >= 500) {
    return new EndpointTrouble(
      'failing',
      `${host} failed to speak (${status}). Try it again later; what was spoken is kept.`,
    )
  }
  return troubleOfStatus(status, {}, host)
}

/** Explains an answer that is too long, because the guarded fetcher's message is about feeds. */
export function troubleOfAnswer(error: unknown, host: string): unknown {
  if (!(error instanceof AnswerTooLarge)) return error
  return new EndpointTrouble(
    'wrong-shape',
    `${host} sent more than ${error.limit} for one sentence, so it was discarded. Check that its address is that of a server which speaks.`,
  )
}
