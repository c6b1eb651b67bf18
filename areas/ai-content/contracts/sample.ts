import * as z from 'zod/mini'
import { defineContract, Id, Nothing, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { text } from '#core/words.ts'
import { contentLengths, contentTones, contentTypes } from '../choices.ts'

/** The input of the sample form. No text is written from it. */
export const Brief = z.object({
  type: z.enum(contentTypes),
  tone: z.enum(contentTones),
  length: z.enum(contentLengths),
  topic: text(INPUT.instructionsCharacters),
  /** The template that the form began with. */
  templateId: z.nullable(Id),
})
export type Brief = z.infer<typeof Brief>

/** Operations of the demo, which shows texts and writes none. */
export const sampleContent = defineContract('ai-content/sample', {
  generate: write(Brief, Nothing),

  exportHistory: write(z.object({}), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-content/sample': typeof sampleContent
  }
}
