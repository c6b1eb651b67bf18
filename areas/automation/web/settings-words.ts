import { count } from '#web/ui/count.ts'
import type { AutomationSettings } from '../contract.ts'

const MINUTE_SECONDS = 60

/** Formats a time limit: "30 seconds", "5 minutes". */
export function timeoutWords(seconds: number): string {
  const isMinutes = seconds % MINUTE_SECONDS === 0
  return isMinutes ? count(seconds / MINUTE_SECONDS, 'minute') : count(seconds, 'second')
}

export const loggingWords: Record<AutomationSettings['logging'], string> = {
  error: 'Error only',
  warning: 'Warning and Error',
  info: 'Info/Warning/Error',
  debug: 'Debug',
}
