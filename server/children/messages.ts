import type { ProblemKind } from '#core/problem.ts'

/** The first message of a child, which says that it can be given work. */
export const READY = 'ready'

/** Messages to a child: one piece of work at a time, and answers to its questions about it. */
export type Told =
  | { kind: 'work'; work: unknown; cpuMs: number }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'refusal'; id: number; problem: ProblemKind; message: string }

/** Messages of a child; a `Finished` message ends its work. */
export type Said =
  | { kind: 'news'; news: unknown }
  | { kind: 'question'; id: number; question: unknown }
  | Finished<unknown>

/** The end of a piece of work, and the memory that the process then holds. */
export type Finished<Answer> = { memoryBytes: number } & (
  | { kind: 'done'; answer: Answer }
  | { kind: 'problem'; problem: ProblemKind; message: string }
  /** Any other error, with its stack and its code, such as "ENOSPC". */
  | { kind: 'failed'; error: string; code: string | null }
)
