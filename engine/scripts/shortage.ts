import { WORDS_PER_MINUTE } from './script.ts'
import type { ScriptForm } from './script-wishes.ts'

/** Nearer than this to the length that was asked for is that length. */
const LENGTH_SHARE = 0.15

const READ: readonly ScriptForm[] = ['summary', 'detailed', 'bullet']

/** Whether a piece is read by eyes, and has no voice. */
export function isWritten(form: ScriptForm): boolean {
  return READ.includes(form)
}

/** Why a piece is shorter than what was asked for, as its reader is told. */
export function shortageOf(words: number, asked: number, form: ScriptForm): string | null {
  if (words >= asked * (1 - LENGTH_SHARE)) return null
  return `There is enough in this for about ${lengthOf(words, form)}.`
}

function lengthOf(words: number, form: ScriptForm): string {
  if (isWritten(form)) {
    const count = words < 100 ? Math.max(5, Math.round(words / 5) * 5) : Math.round(words / 10) * 10
    return `${count} words`
  }
  const seconds = (words / WORDS_PER_MINUTE) * 60
  if (seconds < 55) return `${Math.max(5, Math.round(seconds / 5) * 5)} seconds`
  const minutes = seconds / 60
  const rounded = minutes < 3 ? Math.round(minutes * 2) / 2 : Math.round(minutes)
  return rounded === 1 ? '1 minute' : `${rounded} minutes`
}
