import * as z from 'zod/mini'
import { defineContract, Nothing, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, RowId } from '#core/words.ts'

/** Acts of rules that have no operation elsewhere. */
export const acts = ['archive', 'hide', 'tag', 'move', 'rank', 'translate'] as const

/** What rules do with an article, done to one of them. */
export const ruleActs = defineContract('rules/acts', ['rules'], {
  /**
   * `value` is the tag, the id of the category, the steps from -5 to 5, or the language such as "de"; archive and hide
   * need none. What the reader or a rule settled before stays.
   */
  actOnArticle: write(
    z.object({
      article: RowId,
      act: z.enum(acts),
      value: z.optional(line(INPUT.nameCharacters)),
    }),
    Nothing,
    ['not-found', 'invalid'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'rules/acts': typeof ruleActs
  }
}
