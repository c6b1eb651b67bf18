import type { Kept } from '#server/asking/kept.ts'
import { brandVoice } from '../../contracts/brand-voice.ts'
import { voices } from '../../contracts/voices.ts'
import { serverBrandVoice } from './brand-voice.ts'
import { serverVoices } from './voices-api.ts'

/** The most bytes of a request with a voice and all its words. */
const VOICE_BYTES = 4_000_000

/** The keepers of the contracts about voices. */
export const voiceKeepers: Kept[] = [
  {
    contract: brandVoice,
    open: serverBrandVoice,
    about: {
      getBrandVoice: 'The usual voice, without its rules.',
      saveBrandVoice: 'Changes the usual voice; fields that are left out keep their value.',
    } satisfies Record<keyof typeof brandVoice, string>,
  },
  {
    contract: voices,
    open: serverVoices,
    about: {
      listVoices: 'Voices of the house, the usual one first.',
      getVoice: 'A voice with its words and rules.',
      addVoice: 'Adds a voice, such as one from a file.',
      saveVoice: 'Saves a voice over the version that was read.',
      duplicateVoice: 'Adds a copy of a voice.',
      makeUsual: 'Makes a voice the usual one.',
      deleteVoice: 'Deletes a voice; this can be undone for 30 days.',
      restoreVoice: 'Undoes the deleting of a voice.',
      checkPlainEnglish: 'Finds what an English text can say more plainly.',
      readOwnWords: 'Sentences of texts that their reader wrote, without quotations.',
    } satisfies Record<keyof typeof voices, string>,
    bodyBytes: { addVoice: VOICE_BYTES, saveVoice: VOICE_BYTES },
  },
]
