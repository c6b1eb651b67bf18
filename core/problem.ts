export type ProblemKind = 'invalid' | 'not-found' | 'conflict' | 'unavailable' | 'not-allowed'

/** A failure a person can understand and act on. Its message is shown to them as written. */
export class Problem extends Error {
  readonly kind: ProblemKind

  constructor(kind: ProblemKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Problem'
    this.kind = kind
  }
}
