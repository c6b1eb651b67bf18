import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { line } from '#core/words.ts'
import { PAGES, SITE_ASSISTANT } from '../limits.ts'

/** The assistant of a site, which does what it is asked in plain sentences. */
export const siteAssistant = defineContract('website-builder/assistant', {
  /**
   * Carries out a sentence, or answers which sentences it understands. Question and answer join the
   * conversation.
   */
  askAssistant: write(
    z.object({
      site: Id,
      words: line(SITE_ASSISTANT.characters).check(z.minLength(1, 'Say what should change')),
    }),
    Nothing,
    ['not-found'],
  ),
  /** Says if the reader's endpoint can write, and why not. */
  getWriter: read(
    z.object({}),
    z.object({ model: z.nullable(z.string()), reason: z.nullable(z.string()) }),
  ),
  /**
   * Proposes a text for a place of a block. The reader's endpoint writes it from the texts of the
   * site. Nothing is saved.
   */
  writeWords: write.once(
    z.object({
      site: Id,
      /** The page on screen, whose words the model gets first. */
      page: z.optional(Id),
      /** The kind of the block, such as "text", and the name of the place in it. */
      block: line(PAGES.fieldNameCharacters),
      place: line(PAGES.fieldNameCharacters),
      /** Wishes of the reader, whose facts may stand in the text. */
      wish: line(SITE_ASSISTANT.characters),
    }),
    z.object({
      words: z.string(),
      /** The parts that were left out of the answer, in words; null if nothing was. */
      notice: z.nullable(z.string()),
    }),
    ['not-found', 'conflict', 'unavailable'],
  ),
  /** Deletes the conversation. */
  clearConversation: write(z.object({ site: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/assistant': typeof siteAssistant
  }
}
