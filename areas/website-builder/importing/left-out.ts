import { upTo } from '#engine/markup/plain-text.ts'
import { leftOutReasons, type LeftOut, type LeftOutReason } from '../contracts/import.ts'
import { IMPORTS } from '../limits.ts'

export type Leave = (reason: LeftOutReason, example: string) => void

/** Counts what an import leaves out, and keeps the first examples for each reason. */
export function collectLeftOut() {
  const found = new Map<LeftOutReason, { count: number; examples: string[] }>()
  const leave: Leave = (reason, example) => {
    const one = found.get(reason) ?? { count: 0, examples: [] }
    found.set(reason, one)
    one.count++
    const shown = oneLine(example, IMPORTS.exampleCharacters)
    if (one.examples.length < IMPORTS.examples && shown !== '' && !one.examples.includes(shown))
      one.examples.push(shown)
  }
  return {
    leave,
    told: (): LeftOut[] =>
      leftOutReasons.flatMap((reason) => {
        const one = found.get(reason)
        return one ? [{ reason, ...one }] : []
      }),
  }
}

/**
 * Returns a text or a number on one line, without control characters; empty for any other value.
 */
export function oneLine(given: unknown, most: number): string {
  if (typeof given !== 'string' && typeof given !== 'number') return ''
  const words = upTo(String(given), 4 * most)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .split(/\s/)
    .filter((word) => word !== '')
  return upTo(words.join(' '), most)
}
