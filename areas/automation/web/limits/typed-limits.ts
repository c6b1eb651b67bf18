import type { AutomationLimits } from '../../contracts/usage-limits.ts'

/**
 * Reads typed limits, with or without separators. The schema refuses anything but numbers, with an
 * error at the field.
 */
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
