import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, list, text } from '#core/words.ts'
import { contentLanguages } from '../choices.ts'
import { VOICES } from '../voices/limits.ts'
import { VoiceDraft } from '../voices/voice.ts'

const OneVoice = z.object({ voice: Id })

export const VoiceSummary = z.object({
  id: Id,
  name: z.string(),
  /** True for the voice of all texts for which no other voice is chosen. */
  isUsual: z.boolean(),
  /** The number of rows of words to avoid. */
  pairs: Count,
  editedAt: Time,
})
export type VoiceSummary = z.infer<typeof VoiceSummary>

export const Voice = z.extend(VoiceDraft, {
  id: Id,
  isUsual: z.boolean(),
  /** The number of saves. The next save sends it, so that a newer voice is not overwritten. */
  version: z.int(),
  editedAt: Time,
})
export type Voice = z.infer<typeof Voice>

/** A passage that plainer words could replace. `start` and `end` count UTF-16 units of the text. */
export const PlainFinding = z.object({
  start: Count,
  end: Count,
  why: z.string(),
  /** The replacement; null if a person has to decide. */
  instead: z.nullable(z.string()),
})
export type PlainFinding = z.infer<typeof PlainFinding>

/** The sentences of a text that its reader wrote; `text` is empty if others wrote all of them. */
export const OwnWords = z.object({
  draft: Id,
  title: z.string(),
  language: z.enum(contentLanguages),
  words: Count,
  text: z.string(),
})
export type OwnWords = z.infer<typeof OwnWords>

/** Voices of a reader. One of them is the usual one, which `getBrandVoice` returns. */
export const voices = defineContract('ai-content/voices', {
  /** Lists the usual voice first, then the others by name. */
  listVoices: read(
    z.object({ shelf: z.optional(z.enum(['active', 'deleted'])) }),
    z.object({ voices: z.array(VoiceSummary) }),
  ),
  getVoice: read(OneVoice, Voice, ['not-found']),
  /** Adds a voice, such as one from a file. The first one is the usual one. */
  addVoice: write(z.object({ voice: VoiceDraft }), OneVoice, ['conflict']),
  /** Saves a voice, its name included, over the version that was read. */
  saveVoice: write(
    z.extend(OneVoice, { version: Count, draft: VoiceDraft }),
    z.object({ version: z.int(), editedAt: Time }),
    ['not-found', 'conflict'],
  ),
  duplicateVoice: write(OneVoice, OneVoice, ['not-found', 'conflict']),
  makeUsual: write(OneVoice, Nothing, ['not-found']),
  /** Deletes a voice, which can be restored for some days. */
  deleteVoice: write(OneVoice, Nothing, ['not-found']),
  restoreVoice: write(OneVoice, Nothing, ['not-found', 'conflict']),
  /** Finds what English can say more plainly. */
  checkPlainEnglish: write.safe(
    z.object({ text: text(VOICES.checkedCharacters) }),
    z.object({ findings: z.array(PlainFinding) }),
    ['unavailable'],
  ),
  /**
   * Returns the sentences that the reader wrote in the given drafts, to learn a voice from. Deleted
   * drafts are left out.
   */
  readOwnWords: write.safe(
    z.object({ drafts: list(Id, VOICES.learnedDrafts) }),
    z.object({ texts: z.array(OwnWords) }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content/voices': typeof voices
  }
}
