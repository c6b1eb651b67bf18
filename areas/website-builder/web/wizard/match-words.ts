import type { Match } from '../../templates.ts'

export const matchWords: Record<Match, string> = {
  high: 'High match',
  good: 'Good match',
  suggested: 'Suggested',
}
