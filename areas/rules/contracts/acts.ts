import * as z from 'zod/mini'
import { defineContract, Nothing, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, RowId } from '#core/words.ts'

/** Actions of rules that can also be run on a single article. */
export const acts = ['archive', 'hide', 'tag', 'move', 'rank', 'translate'] as const

/** Runs an action of rules on a single article. */
export const ruleActs = defineContract('rules/acts', ['rules'], {
  /**
   * Acts on one article. `value` is the tag, the id of the category, the steps from -5 to 5, or the
   * language, such as "de"; archive and hide need none. Earlier decisions by the reader or by a
   * rule are not changed.
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
