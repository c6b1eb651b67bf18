import * as z from 'zod/mini'
import { defineContract, Id, Nothing, write } from '#core/contract.ts'
import { line } from '#core/words.ts'
import { SITE_ASSISTANT } from '../limits.ts'

/** The assistant of a site, which does what it is asked in plain sentences. */
export const siteAssistant = defineContract('website-builder/assistant', {
  /** Does what a sentence asks for, or answers what it can do. Both stand in the conversation. */
  askAssistant: write(
    z.object({
      site: Id,
      words: line(SITE_ASSISTANT.characters).check(z.minLength(1, 'Say what should change')),
    }),
    Nothing,
    ['not-found'],
  ),
  /** Deletes the conversation. */
  clearConversation: write(z.object({ site: Id }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/assistant': typeof siteAssistant
  }
}
