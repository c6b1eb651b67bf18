import { createReadStream, createWriteStream } from 'node:fs'
import { once, type EventEmitter } from 'node:events'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'

/** The number of lines that were read, and of lines that could not be. */
export interface LinesRead {
  read: number
  skipped: number
}

/**
 * Reads JSON lines from one file, and writes the result of each to another file in the same order.
 * It holds one line in memory at a time. A line that cannot be read is reported and skipped.
 */
export async function convertLines<Line>(
  { from, to, shape }: { from: string; to: string; shape: z.ZodMiniType<Line> },
  convert: (line: Line) => Promise<object[]> | object[],
  finish: () => object[] = () => [],
): Promise<LinesRead> {
  const counts: LinesRead = { read: 0, skipped: 0 }
  const source = createReadStream(from, 'utf8')
  await opened(source, `Cannot read ${from}`)
  const out = createWriteStream(to)
  await opened(out, `Cannot write ${to}`)
  const write = async (objects: object[]) => {
    for (const object of objects) {
      if (!out.write(`${JSON.stringify(object)}\n`)) await once(out, 'drain')
    }
  }

  let number = 0
  for await (const text of createInterface({
    input: source,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++
    if (text.trim() === '') continue
    const line = readLine(text, shape)
    if ('problem' in line) {
      counts.skipped++
      process.stderr.write(`${from}:${number}: skipped: ${line.problem}\n`)
      continue
    }
    counts.read++
    await write(await convert(line.value))
  }
  await write(finish())
  out.end()
  await once(out, 'finish')
  return counts
}

async function opened(file: EventEmitter, failure: string): Promise<void> {
  try {
    await once(file, 'open')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Problem('not-found', `${failure}: ${reason}`, { cause })
  }
}

function readLine<Line>(
  text: string,
  shape: z.ZodMiniType<Line>,
): { value: Line } | { problem: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
  const checked = z.safeParse(shape, value)
  if (checked.success) return { value: checked.data }
  const [issue] = checked.error.issues
  return {
    problem: `${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'not as expected'}`,
  }
}

/** Sets the exit code of a run that could not read any line. */
export function failIfNothingRead({ read, skipped }: LinesRead): void {
  if (read === 0 && skipped > 0) process.exitCode = 1
}
