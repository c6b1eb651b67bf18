import { askSpeech } from '#platform/models/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { VoiceSettings } from '../../contracts/voices.ts'

/**
 * Has the reader's endpoint speak a sentence. The maker process asks for this, since it does not
 * know the endpoint's key.
 */
export function speakByEndpoint(
  desk: Desk,
  { endpointModel }: Pick<VoiceSettings, 'endpointModel'>,
  { text, voice }: { text: string; voice: string },
  signal: AbortSignal,
): Promise<Uint8Array> {
  return askSpeech(desk, desk.readerId, { model: endpointModel, voice, text }, signal)
}
