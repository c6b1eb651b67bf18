import { InvalidArgumentError } from 'commander'
import type { OpenTool, OpenedServer } from './opened-server.ts'

/** Opens the server for some work, and closes it even if the work fails. */
export async function withHub(
  openTool: OpenTool,
  work: (hub: OpenedServer) => Promise<void>,
): Promise<void> {
  const hub = await openTool()
  try {
    await work(hub)
  } finally {
    await hub.close()
  }
}

/** Parses a whole number given as an option; fails with an error that commander prints. */
export function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError('Give a whole number from 1 on.')
  return number
}

/** Prints the result of a command to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints progress on stderr if that is a terminal. */
export function tell(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`)
}
