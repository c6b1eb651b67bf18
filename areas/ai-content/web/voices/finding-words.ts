import type { Finding } from '../../voices/finding.ts'

/** The most characters of a passage to show. */
const SHOWN = 90

/** The words that a finding is about, short enough for a row. */
export function shownWords(found: string): string {
  if (/^\s+$/.test(found)) return found.length === 1 ? 'a space' : `${found.length} spaces`
  const words = found.trim()
  return words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words
}

/** The words on the button that fixes a finding. */
export function actionWords(
  { rule, instead }: Pick<Finding, 'rule' | 'instead'>,
  found: string,
): string {
  if (instead === null) return ''
  if (rule === 'quotes') return 'Make it curly'
  if (rule === 'exclamation' && instead === '.') return 'Use a full stop'
  if (instead === '') return 'Remove'
  if (/^\s+$/.test(instead)) return 'Use one space'
  // A required space is invisible, so the button names it instead of showing it.
  if (/[\u00a0\u202f]/.test(instead)) return 'Insert the space'
  return instead.toLowerCase() === found.toLowerCase() ? `Write “${instead}”` : `Use “${instead}”`
}
