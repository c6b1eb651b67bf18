import type { ProjectDetail } from '../contract.ts'

export const stageNames: Record<NonNullable<ProjectDetail['primaryState']>, string> = {
  concept: 'Concept',
  alpha: 'Alpha',
  mvp: 'MVP',
  beta: 'Beta',
  released: 'Released',
}

/** Monthly recurring revenue in thousands: 12480 is "$12.5K". */
export function mrrText(dollars: number): string {
  return `$${(dollars / 1000).toFixed(1)}K`
}

/** "99.94%", and "100%" only for a service that was never away: the figure is cut, not rounded. */
export function uptimeText(share: number): string {
  if (share === 1) return '100%'
  // Binary fractions such as 0.9997 are slightly below their decimal value.
  return `${(Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)}%`
}
