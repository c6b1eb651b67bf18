import { pino, type Logger } from 'pino'

/**
 * Opens the log on stderr, because stdout is for data. On a terminal, only important lines are
 * printed, as text; otherwise all lines are printed, as JSON.
 */
export function openLog(): Logger {
  const { isTTY } = process.stderr
  return pino(
    { level: isTTY ? 'warn' : 'info', base: null, serializers: { err: describeError } },
    { write: isTTY ? writeForPerson : writeAsIs },
  )
}

/** The useful fields of an error; drivers attach whole connections to their errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return { name, message, code, stack, cause: cause && describeError(cause) }
}

function writeAsIs(line: string): void {
  process.stderr.write(line)
}

const levelNames: Record<number, string> = { 40: 'warning: ', 50: 'error: ', 60: 'error: ' }

/**
 * Prints a line such as "12:30:05 error: A job failed (job articles/join-entries): Error: ... at
 * ..."
 */
function writeForPerson(line: string): void {
  const { level, time, msg = '', err, ...rest } = JSON.parse(line) as Record<string, unknown>
  const clock = new Date(time as number).toTimeString().slice(0, 8)
  const details = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  const { stack } = (err ?? {}) as { stack?: string }
  process.stderr.write(
    `${clock} ${levelNames[level as number] ?? ''}${String(msg)}` +
      `${details.length > 0 ? ` (${details.join(', ')})` : ''}${stack ? `: ${stack}` : ''}\n`,
  )
}
