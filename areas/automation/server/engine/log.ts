import type { RunAtWork } from '#platform/runs/server/lends.ts'
import { loggingLevels } from '../../choices.ts'
import type { AutomationSettings } from '../../contract.ts'

const LINE_CHARACTERS = 500

/**
 * The level of a line. A "debug" line is kept only if the reader chose that level, and is shown as
 * "info".
 */
export type LogLevel = AutomationSettings['logging']

/**
 * Returns a function that logs lines for a run, if the reader's settings keep lines of their level.
 */
export function openLog(
  run: Pick<RunAtWork<unknown>, 'log'>,
  logging: AutomationSettings['logging'],
) {
  return async (level: LogLevel, text: string): Promise<void> => {
    if (loggingLevels.indexOf(level) > loggingLevels.indexOf(logging)) return
    await run.log(text.slice(0, LINE_CHARACTERS).toWellFormed(), level === 'debug' ? 'info' : level)
  }
}
