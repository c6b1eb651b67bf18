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

/**
 * The uptime in percent, such as "99.94%". It is rounded down, so that "100%" means that the
 * service was always available.
 */
export function uptimeText(share: number): string {
  if (share === 1) return '100%'
  // Adds a small amount, because a fraction such as 0.9997 is stored slightly too small.
  return `${(Math.floor(share * 10_000 + 1e-6) / 100).toFixed(2)}%`
}
