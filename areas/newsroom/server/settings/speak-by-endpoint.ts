import { askSpeech } from '#platform/models/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { VoiceSettings } from '../../contracts/voices.ts'

/** The sound of a sentence as the endpoint of the reader sends it, for the process that knows no key. */
export function speakByEndpoint(
  desk: Desk,
  { endpointModel }: Pick<VoiceSettings, 'endpointModel'>,
  { text, voice }: { text: string; voice: string },
  signal: AbortSignal,
): Promise<Uint8Array> {
  return askSpeech(desk, desk.readerId, { model: endpointModel, voice, text }, signal)
}
