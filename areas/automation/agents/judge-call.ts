import * as z from 'zod/mini'
import { AGENTS } from '../limits.ts'
import type { OfferedAction } from './offered-action.ts'

/** A call as the model wrote it, which is not trusted. */
export interface AskedCall {
  name: string
  input: unknown
}

/**
 * told: not carried out, and the model is told the reason; ask: waits for the reader's approval;
 * do: carried out at once.
 */
export type Verdict =
  | { as: 'told'; words: string }
  | { as: 'ask' | 'do'; offered: OfferedAction; input: Record<string, unknown> }

const SHOWN_NAME = 64

/**
 * Decides on a call by the allow-list and the limits. No article, document or result can change
 * which calls are allowed or need approval.
 */
export function judgeCall(
  offered: readonly OfferedAction[],
  { name, input }: AskedCall,
  earlier: { isRepeated: (name: string, input: unknown) => boolean; count: number },
): Verdict {
  if (earlier.count >= AGENTS.calls)
    return told(`No more calls: ${AGENTS.calls} were made for this message. Answer now.`)
  const found = offered.find(({ tool }) => tool === name)
  if (!found) return told(`There is no tool "${shown(name)}".`)
  if ((JSON.stringify(input ?? {}) ?? '').length > AGENTS.inputCharacters)
    return told('The input is too long.')
  const read = found.input.safeParse(input ?? {})
  if (!read.success) return told(`The input is wrong. ${z.prettifyError(read.error)}`)
  const fields = read.data
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return told('The input is wrong. It is an object.')
  if (earlier.isRepeated(name, input))
    return told('This was called with the same input before; its result is above.')
  const isFree = found.isReading || found.isWaived
  return { as: isFree ? 'do' : 'ask', offered: found, input: fields as Record<string, unknown> }
}

function told(words: string): Verdict {
  return { as: 'told', words: words.slice(0, 1000).toWellFormed() }
}

function shown(name: unknown): string {
  return String(name).replaceAll('\0', '').slice(0, SHOWN_NAME).toWellFormed()
}
