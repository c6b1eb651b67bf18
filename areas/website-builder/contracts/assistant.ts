import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { line } from '#core/words.ts'
import { PAGES, SITE_ASSISTANT } from '../limits.ts'

/** The assistant of a site, which carries out requests in plain sentences. */
export const siteAssistant = defineContract('website-builder/assistant', {
  /**
   * Carries out a sentence, or answers with the sentences that it understands. The sentence and
   * the answer are added to the conversation.
   */
  askAssistant: write(
    z.object({
      site: Id,
      words: line(SITE_ASSISTANT.characters).check(z.minLength(1, 'Say what should change')),
    }),
    Nothing,
    ['not-found'],
  ),
  /** Returns the model that writes texts; null with a reason if there is none. */
  getWriter: read(
    z.object({}),
    z.object({ model: z.nullable(z.string()), reason: z.nullable(z.string()) }),
  ),
  /**
   * Proposes a text for a field of a block. The reader's endpoint writes it from the texts of the
   * site. Nothing is saved.
   */
  writeWords: write.once(
    z.object({
      site: Id,
      /** The page that is being edited. Its texts come first in the request to the model. */
      page: z.optional(Id),
      /** The type of the block, such as "text", and the name of the field in it. */
      block: line(PAGES.fieldNameCharacters),
      place: line(PAGES.fieldNameCharacters),
      /** The reader's request. Facts in it may be used in the text. */
      wish: line(SITE_ASSISTANT.characters),
    }),
    z.object({
      words: z.string(),
      /** A message that says what was left out of the text; null if nothing was. */
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
