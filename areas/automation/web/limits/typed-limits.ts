import type { AutomationLimits } from '../../contracts/usage-limits.ts'

/** Limits as they are typed, with or without separators. What is no number is refused by the schema, at its field. */
export function limitsOf(typed: Record<keyof AutomationLimits, string>): AutomationLimits {
  return {
    activeWorkflows: numberOf(typed.activeWorkflows),
    runsOfMonth: numberOf(typed.runsOfMonth),
  }
}

function numberOf(text: string): number {
  const bare = text.replaceAll(/[\s,.'’_]/g, '')
  return /^\d{1,12}$/.test(bare) ? Number(bare) : 0
}
