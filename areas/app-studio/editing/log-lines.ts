import { EDITOR } from '../limits.ts'
import type { PreviewMessage } from '../preview-messages.ts'

/** A line in the log of a preview. */
export interface LogLine {
  id: number
  is: 'debug' | 'log' | 'info' | 'warn' | 'error' | 'refused' | 'request'
  text: string
}

const levels: readonly string[] = ['debug', 'log', 'info', 'warn', 'error']
const MOST_CHARACTERS = 4000
/**
 * The first part of all addresses in a preview. It is removed from messages, because readers know
 * files by their paths.
 */
const PLACE = /https?:\/\/[^\s/]{1,300}(?:\/[\w.~-]{1,100}){0,5}\/preview\/[a-z2-7]{26}\//g

/**
 * Reads a message from the preview's window, which may contain anything; null if it is not a log
 * message.
 */
export function lineOf(data: unknown): Omit<LogLine, 'id'> | null {
  if (typeof data !== 'object' || data === null) return null
  const given = data as Record<string, unknown>
  if (given['synthwire'] !== ('preview' satisfies PreviewMessage['synthwire'])) return null
  const text = (name: string) => {
    const value = given[name]
    return typeof value === 'string' ? value.slice(0, MOST_CHARACTERS).replace(PLACE, '') : ''
  }
  const number = (name: string) => {
    const value = given[name]
    return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : 0
  }
  switch (given['kind']) {
    case 'log': {
      const level = levels.find((each) => each === given['level']) ?? 'log'
      return { is: level as LogLine['is'], text: text('text') }
    }
    case 'refused':
      return {
        is: 'refused',
        text: `The preview may not reach ${text('address') || 'this'} (${text('directive')})`,
      }
    case 'request': {
      const status = number('status')
      return {
        is: 'request',
        text: `${text('address')} ${status === 0 ? '' : `${status}, `}${number('ms')} ms`,
      }
    }
    default:
      return null
  }
}

/** Adds lines to the log, and drops the oldest lines beyond the limit. */
export function withLines(lines: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  return [...lines, ...more].slice(-EDITOR.logLines)
}
