import { readFigures } from '#platform/figures/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { Destination } from './outbox-kind.ts'

const HOURS = 24

/** The name of the figures of a kind's attempts. */
export function figuresOf(kind: string): string {
  return `outbox/${kind}`
}

/** Attempts of the last 24 hours to send something to one receiver. */
export async function attemptsOfDay(desk: Desk, { kind, target }: Destination) {
  const span = { name: figuresOf(kind), subject: target, by: 'hour', length: HOURS } as const
  return (await readFigures(desk, span)).total
}
