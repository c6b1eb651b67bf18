import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'

/** What a rule is about, as a sign. */
export const RuleIcon = z.enum(['archive', 'shield', 'bell', 'tag', 'translate'])
export type RuleIcon = z.infer<typeof RuleIcon>

/** The hue of its sign; says nothing that the words do not. */
export const RuleColor = z.enum(['blue', 'green', 'purple', 'yellow', 'red'])
export type RuleColor = z.infer<typeof RuleColor>

/** Something the hub does with articles by itself. */
export const AutomationRule = z.object({
  id: Id,
  name: z.string(),
  /** When it acts, in words: "An article is older than 30 days". */
  trigger: z.string(),
  /** What it then does, in words. */
  action: z.string(),
  enabled: z.boolean(),
  icon: RuleIcon,
  color: RuleColor,
})
export type AutomationRule = z.infer<typeof AutomationRule>

/** What happens to articles by themselves. */
export const rules = defineContract('rules', {
  listRules: read(z.object({}), z.array(AutomationRule)),
  setRuleEnabled: write(z.object({ id: Id, enabled: z.boolean() }), Nothing, ['not-found']),
  deleteRule: write(z.object({ id: Id }), Nothing),
})
