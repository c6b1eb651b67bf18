import { InvalidArgumentError } from 'commander'
import type { OpenTool, OpenedServer } from './opened-server.ts'

/** Opens the server of the settings for some work, and closes it in any case. */
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

/** Parses the number of an option; commander says what is wrong. */
export function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError('Give a whole number from 1 on.')
  return number
}

/** Prints what was asked for to stdout. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints progress on stderr, for a person. */
export function tell(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`)
}
