import type { Api } from '#core/contract.ts'
import type { rules } from '../contract.ts'
import { sampleRules } from './rules.ts'

/** Sample rules that can be switched and deleted, but do not act on articles. */
export function demoRules(): Api<typeof rules> {
  let kept = [...sampleRules]

  return {
    async listRules() {
      return kept
    },

    async setRuleEnabled({ id, enabled }) {
      kept = kept.map((rule) => (rule.id === id ? { ...rule, enabled } : rule))
    },

    async deleteRule({ id }) {
      kept = kept.filter((rule) => rule.id !== id)
    },
  }
}
