import type { RunAtWork } from '#platform/runs/server/lends.ts'
import { loggingLevels } from '../../choices.ts'
import type { AutomationSettings } from '../../contract.ts'

const LINE_CHARACTERS = 500

/** debug: lines that only that level keeps, shown as "info". */
export type LogLevel = AutomationSettings['logging']

/** Writes lines into the log of a run, down to the reader's level. */
export function openLog(
  run: Pick<RunAtWork<unknown>, 'log'>,
  logging: AutomationSettings['logging'],
) {
  return async (level: LogLevel, text: string): Promise<void> => {
    if (loggingLevels.indexOf(level) > loggingLevels.indexOf(logging)) return
    await run.log(text.slice(0, LINE_CHARACTERS).toWellFormed(), level === 'debug' ? 'info' : level)
  }
}
