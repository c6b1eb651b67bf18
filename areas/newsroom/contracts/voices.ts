import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line } from '#core/words.ts'

/** The choices for the days for which finished pieces are kept; -1 means forever. */
export const pieceDays = [7, 30, 90, 365, -1] as const

/** The reader's settings of voices and pieces. */
export const VoiceSettings = z.object({
  /**
   * The speech model of the reader's endpoint (`/v1/audio/speech`), with its voices below; empty
   * for the server's own voices.
   */
  endpointModel: line(INPUT.nameCharacters),
  endpointVoiceA: line(INPUT.nameCharacters),
  endpointVoiceB: line(INPUT.nameCharacters),
  /** The folder with models for sherpa-onnx on the server's machine; empty if there is none. */
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
      /** The voices that are used now, in words. */
      speaks: z.string(),
      /** The size of all finished pieces in bytes. */
      usedBytes: z.int(),
      /**
       * The address of a sample, to which `speaker` (a or b) and `language` (as in `lang`
       * attributes) are added.
       */
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
