import { Problem } from '#core/problem.ts'

/** Thrown if a host answered and has no such feed. */
export class NoSuchFeed extends Problem {}
