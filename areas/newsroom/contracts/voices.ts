import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line } from '#core/words.ts'

/** Choices for how many days finished pieces are kept; -1 is for ever. */
export const pieceDays = [7, 30, 90, 365, -1] as const

/** Choices of voices and pieces. */
export const VoiceSettings = z.object({
  /** Voices of the reader's endpoint that speaks (`/v1/audio/speech`); empty: the voices of the server. */
  endpointModel: line(INPUT.nameCharacters),
  endpointVoiceA: line(INPUT.nameCharacters),
  endpointVoiceB: line(INPUT.nameCharacters),
  /** Folder with model files for sherpa-onnx on the server's machine; empty for none. */
  modelFolder: line(INPUT.addressCharacters),
  /** The language of the models, as in `lang` attributes. */
  modelLanguage: line(INPUT.nameCharacters),
  videoHeight: z.literal([720, 1080]),
  videoContainer: z.literal(['mp4', 'webm']),
  keepsDays: z.literal([...pieceDays]),
})
export type VoiceSettings = z.infer<typeof VoiceSettings>

export const voices = defineContract('generation/voices', {
  getVoices: read(
    z.object({}),
    z.extend(VoiceSettings, {
      /** The voices that speak now, in words. */
      speaks: z.string(),
      /** Bytes of finished pieces. */
      usedBytes: z.int(),
      /** The address at which a sample can be heard; `speaker` is a or b, `language` as in `lang` attributes. */
      sample: z.string(),
    }),
  ),
  saveVoices: write(VoiceSettings, Nothing, ['conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'generation/voices': typeof voices
  }
}
