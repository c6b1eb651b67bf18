import type { AutomationLimits } from '../../contracts/usage-limits.ts'

/** Limits as they are typed, with or without separators. The schema refuses anything but numbers, at their field. */
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
