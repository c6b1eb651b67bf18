import { AnswerTooLarge } from '#server/fetch/read-body.ts'
import { EndpointTrouble, troubleOfStatus } from '../trouble.ts'

/** A voice or a model that an endpoint does not have: servers answer with any of these. */
const NOT_SPEAKING = [400, 404, 422]

/** The reason why an endpoint did not speak. Sentences are not retried automatically, so no words promise that. */
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

/** The guarded fetcher speaks of feeds where an answer is too long. */
export function troubleOfAnswer(error: unknown, host: string): unknown {
  if (!(error instanceof AnswerTooLarge)) return error
  return new EndpointTrouble(
    'wrong-shape',
    `${host} sent more than ${error.limit} for one sentence, so it was discarded. Check that its address is that of a server which speaks.`,
  )
}
