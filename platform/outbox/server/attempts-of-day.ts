import { readFigures } from '#platform/figures/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { Destination } from './outbox-kind.ts'

const HOURS = 24

/** The name under which the attempts of a kind are counted. */
export function figuresOf(kind: string): string {
  return `outbox/${kind}`
}

/** Counts the attempts of the last 24 hours to send to one receiver. */
export async function attemptsOfDay(desk: Desk, { kind, target }: Destination) {
  const span = { name: figuresOf(kind), subject: target, by: 'hour', length: HOURS } as const
  return (await readFigures(desk, span)).total
}
