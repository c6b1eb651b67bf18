import type { VoiceSettings } from '../../contracts/voices.ts'
import type { ChooseVoicesOptions } from '#media/speech/choose-voices.ts'
import type { Outside } from './make-piece.ts'

/** Converts the reader's settings to options for choosing voices. */
export function wishedVoices(
  { endpointModel, endpointVoiceA, endpointVoiceB, modelFolder, modelLanguage }: VoiceSettings,
  ask: Outside['speakByEndpoint'],
): Omit<ChooseVoicesOptions, 'language'> {
  const endpoint = { a: endpointVoiceA, b: endpointVoiceB }
  const models = {
    a: { folder: modelFolder, speaker: 0 },
    b: { folder: modelFolder, speaker: 1 },
    language: modelLanguage,
  }
  return {
    settings: {
      ...(endpointModel !== '' && { endpoint }),
      ...(modelFolder !== '' && { models }),
    },
    ...(endpointModel !== '' && { ask }),
  }
}
