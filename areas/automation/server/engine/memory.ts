import type { RunStep } from '#platform/runs/contract.ts'
import type { RunAtWork, StepNote } from '#platform/runs/server/lends.ts'
import type { Database } from '#server/tools.ts'
import { placedSteps } from '../../flow/shape.ts'
import type { Flow } from '../../flow/flow.ts'
import { masked } from '../../flow/masking/masked.ts'
import type { Result } from '../../flow/walk.ts'
import { isFinalFailure } from './step-notes.ts'

/**
 * The most decisions that are kept in memory before they are stored, as they are otherwise stored
 * together with the next action.
 */
const MOST_PENDING = 50

/**
 * The results of a run's steps: those that are stored, and decisions that will be stored together
 * with the next action.
 */
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
   * Reads the results of earlier attempts at the run. The failure that ended the run is left out,
   * because the reader retries that step.
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

  /** The attempts at a step that were made in earlier attempts at the run. */
  attemptsAt(path: string): readonly RunStep[] {
    return this.#attempts.get(path) ?? []
  }

  /** Remembers when the current step began, which is stored with its result. */
  begin(now: Date): void {
    this.#begun = now
  }

  /** Keeps a decision in memory until the next action is stored, or until too many are pending. */
  async decide(note: StepNote, now: Date): Promise<void> {
    this.#pending.push({ ...note, startedAt: this.#begun ?? now, endedAt: now })
    this.#take([note])
    if (this.#pending.length >= MOST_PENDING) await this.store([])
  }

  /**
   * Stores attempts at steps and the decisions before them, with typed passwords and keys masked.
   * If `db` belongs to a transaction, call `stored` after it is committed. `isLast` means that
   * nothing follows in that transaction.
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
