import type { ProblemKind } from '#core/problem.ts'

/** What the reading process is asked: one question at a time, once it has said that it is ready. */
export interface Asked {
  name: string
  question: unknown
}

export const READY = 'ready'

/** What came of a question, and the memory that the process holds now. */
export type Said = { memoryBytes: number } & (
  | { kind: 'read'; answer: unknown }
  | { kind: 'problem'; problem: ProblemKind; message: string }
  | { kind: 'failed'; error: string }
)
