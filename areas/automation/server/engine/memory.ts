import type { RunStep } from '#platform/runs/contract.ts'
import type { RunAtWork, StepNote } from '#platform/runs/server/lends.ts'
import type { Database } from '#server/tools.ts'
import { placedSteps } from '../../flow/shape.ts'
import type { Flow } from '../../flow/flow.ts'
import { masked } from '../../flow/masking/masked.ts'
import type { Result } from '../../flow/walk.ts'
import { isFinalFailure } from './step-notes.ts'

/**
 * The most decisions that are kept in memory: a decision is stored with the next commit, not by
 * itself.
 */
const MOST_PENDING = 50

/** Results of a run's steps: stored ones, and decisions that go with the next commit. */
export class Memory {
  readonly results = new Map<string, Result>()
  readonly #run: RunAtWork<unknown>
  readonly #attempts = new Map<string, RunStep[]>()
  #pending: StepNote[] = []
  #begun: Date | undefined

  private constructor(run: RunAtWork<unknown>) {
    this.#run = run
  }

  /**
   * Reads the results of earlier attempts at the run. A failure that ended the run no longer counts: the reader has it
   * tried again.
   */
  static async open(run: RunAtWork<unknown>, flow: Flow): Promise<Memory> {
    const memory = new Memory(run)
    const goesOn = new Set(
      placedSteps(flow).flatMap(({ step }) => (step.onFailure === 'continue' ? [step.id] : [])),
    )
    for (const step of run.hasSteps ? await run.steps.read() : []) {
      memory.#attempts.set(step.path, [...memory.attemptsAt(step.path), step])
      if (step.state === 'done') memory.results.set(step.path, doneWith(step.output))
      const id = step.path.slice(step.path.lastIndexOf('/') + 1)
      if (isFinalFailure(step) && goesOn.has(id))
        memory.results.set(step.path, { state: 'failed', error: step.error ?? '' })
    }
    return memory
  }

  /** The attempts at a step that earlier attempts at the run left. */
  attemptsAt(path: string): readonly RunStep[] {
    return this.#attempts.get(path) ?? []
  }

  /** Notes when the current step began; it is stored with the result. */
  begin(now: Date): void {
    this.#begun = now
  }

  /** Keeps the result of a decision, which is stored with the next commit. */
  async decide(note: StepNote, now: Date): Promise<void> {
    this.#pending.push({ ...note, startedAt: this.#begun ?? now, endedAt: now })
    this.#take([note])
    if (this.#pending.length >= MOST_PENDING) await this.store([])
  }

  /**
   * Stores attempts at steps with the decisions before them, without keys that somebody typed into a step. Given the
   * `db` of a transaction, call `stored` once it is committed; `isLast` says that nothing follows in it.
   */
  async store(notes: readonly StepNote[], db?: Database, isLast = false): Promise<void> {
    const begun = notes.map((note) => ({ ...note, ...(this.#begun && { startedAt: this.#begun }) }))
    const all = [...this.#pending, ...begun].map((note) =>
      note.input === undefined ? note : { ...note, input: masked(note.input) },
    )
    if (all.length === 0) return
    await this.#run.steps.note(all, {
      step: all.at(-1)!.name,
      ...(db && { db, isLast }),
    })
    if (!db) this.stored(notes)
  }

  stored(notes: readonly StepNote[]): void {
    this.#pending = []
    this.#take(notes)
  }

  #take(notes: readonly StepNote[]): void {
    for (const { path, state, output, error } of notes) {
      if (state === 'done') this.results.set(path, doneWith(output))
      if (state === 'failed' && isFinalFailure({ state, output }))
        this.results.set(path, { state: 'failed', error: error ?? '' })
    }
  }
}

const doneWith = (output: unknown): Result => ({ state: 'done', output: output ?? null })
