import type { ScriptForm } from './script-wishes.ts'

/** The share by which a length may differ from the wanted one. */
const LENGTH_SHARE = 0.15

const READ: readonly ScriptForm[] = ['summary', 'detailed', 'bullet']

/** Says if a piece is a text to read, without a voice. */
export function isWritten(form: ScriptForm): boolean {
  return READ.includes(form)
}

/**
 * The reason why a piece is less than asked for, in words for the reader: it is shorter, or a
 * debate with one side. Null if neither.
 */
export function shortageOf(
  words: number,
  asked: number,
  form: ScriptForm,
  { articles, outlets, rate }: { articles: number; outlets: number; rate: number },
): string | null {
  const isShort = words < asked * (1 - LENGTH_SHARE)
  const reasons = [
    ...(isShort ? [`${enoughIn(articles)} for about ${lengthOf(words, form, rate)}.`] : []),
    ...(form === 'debate' && outlets === 1
      ? ['Only one source reports this, so no other is set beside it.']
      : []),
  ]
  return reasons.length > 0 ? reasons.join(' ') : null
}

/** The beginning of the reason, which names the articles that the piece is made from. */
function enoughIn(articles: number): string {
  if (articles < 2) return 'There is enough in this'
  return `There is enough in the ${articles} articles that it is made from`
}

/** The length in words for a text, else in time at `rate` words a minute. */
function lengthOf(words: number, form: ScriptForm, rate: number): string {
  if (isWritten(form)) {
    const count = words < 100 ? Math.max(5, Math.round(words / 5) * 5) : Math.round(words / 10) * 10
    return `${count} words`
  }
  return durationWords((words / rate) * 60)
}

/** Writes a duration: "55 seconds", "1.5 minutes", "8 minutes". */
export function durationWords(seconds: number): string {
  if (seconds < 55) return `${Math.max(5, Math.round(seconds / 5) * 5)} seconds`
  const minutes = seconds / 60
  const rounded = minutes < 3 ? Math.round(minutes * 2) / 2 : Math.round(minutes)
  return rounded === 1 ? '1 minute' : `${rounded} minutes`
}
