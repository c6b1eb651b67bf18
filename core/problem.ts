export type ProblemKind = 'invalid' | 'not-found' | 'conflict' | 'unavailable' | 'not-allowed'

interface ProblemOptions extends ErrorOptions {
  /** Faults of the input, by the path of the field, such as `prices.0.input`. */
  fields?: Record<string, string> | undefined
}

/** A failure a person can understand and act on. Its message is shown to them as written. */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly fields: Record<string, string> | undefined

  constructor(kind: ProblemKind, message: string, options?: ProblemOptions) {
    super(message, options)
    this.name = 'Problem'
    this.kind = kind
    this.fields = options?.fields
  }
}
