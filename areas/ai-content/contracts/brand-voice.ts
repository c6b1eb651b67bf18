import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Keywords, line, text } from '#core/words.ts'
import { contentTones } from '../choices.ts'

/** The house voice as both doors keep it: a description and word lists, without rules. */
export const BrandVoice = z.object({
  name: line(INPUT.nameCharacters),
  description: text(INPUT.instructionsCharacters),
  audience: text(INPUT.instructionsCharacters),
  tone: z.enum(contentTones),
  wordsToUse: Keywords,
  wordsToAvoid: Keywords,
  /** A few lines written in this voice. */
  example: text(INPUT.instructionsCharacters),
})
export type BrandVoice = z.infer<typeof BrandVoice>

/** The voice of all texts for which no other voice is chosen. */
export const brandVoice = defineContract('ai-content/brand-voice', {
  getBrandVoice: read(z.object({}), BrandVoice),

  /** Fields that are left out keep their value. */
  saveBrandVoice: write(z.partial(BrandVoice), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content/brand-voice': typeof brandVoice
  }
}
