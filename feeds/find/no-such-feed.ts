import { Problem } from '#core/problem.ts'

/** Its host was asked, and has no feed there. */
export class NoSuchFeed extends Problem {}
