import { pino, type Logger } from 'pino'

/**
 * Logs to stderr, since stdout is for data. On a terminal it prints only important lines, as text;
 * otherwise it prints all, as JSON.
 */
export function openLog(): Logger {
  const { isTTY } = process.stderr
  return pino(
    { level: isTTY ? 'warn' : 'info', base: null, serializers: { err: describeError } },
    { write: isTTY ? writeForPerson : writeAsIs },
  )
}

/** Drivers attach whole connections to their errors; only the useful fields are kept. */
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

/** "12:30:05 error: A job failed (job articles/join-entries): Error: ... at ..." */
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
