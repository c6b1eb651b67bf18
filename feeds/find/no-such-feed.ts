import { Problem } from '#core/problem.ts'

/** Thrown for a host that was asked and has no feed there. */
export class NoSuchFeed extends Problem {}
