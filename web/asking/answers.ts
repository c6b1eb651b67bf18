import type { Ask, Operation } from '#core/contract.ts'

/** Answers in a form that travels inside a document, by their question. */
export type StoredAnswers = Record<string, unknown>

/** A question that was put once, and what is known of it by now. */
export type Answer<Value> =
  | { state: 'waiting' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: unknown }

/**
 * What the page has asked and been told. A question is put once however many parts of the page
 * wonder; its answer stays true until a write, or a change on the server, says that it may be old.
 */
export class Answers {
  private readonly questions = new Map<string, Question>()
  private readonly refreshListeners = new Set<() => void>()
  /** Grows with each refresh: what failed before may be tried again then. */
  refreshes = 0

  constructor(stored: StoredAnswers = {}) {
    for (const [key, value] of Object.entries(stored)) this.questions.set(key, new Question(value))
  }

  /** The question of an operation and its input (as JSON); it is put now unless it was before. */
  question(ask: Ask, operation: Operation<unknown, unknown>, input: string): Question {
    const key = `${operation.path} ${input}`
    const question = this.questions.get(key) ?? new Question()
    this.questions.set(key, question)
    question.prepare(() => ask(operation, JSON.parse(input)))
    return question
  }

  /** What is on show is asked again and stays until the new answer is there; the rest is forgotten. */
  refresh(isStale: (path: string) => boolean): void {
    for (const [key, question] of this.questions) {
      if (!isStale(key.slice(0, key.indexOf(' ')))) continue
      if (question.isOnShow) question.put()
      else this.questions.delete(key)
    }
    this.refreshes++
    for (const listener of this.refreshListeners) listener()
  }

  followRefreshes = (listener: () => void): (() => void) => {
    this.refreshListeners.add(listener)
    return () => this.refreshListeners.delete(listener)
  }

  /** Failures are forgotten, so that whoever asks next asks anew. */
  forgetFailures(): void {
    for (const [key, question] of this.questions) {
      if (question.look().state === 'failed') this.questions.delete(key)
    }
  }

  /** All that is known, to send along with a document. */
  stored(): StoredAnswers {
    const stored: StoredAnswers = {}
    for (const [key, question] of this.questions) {
      const answer = question.look()
      if (answer.state === 'ready') stored[key] = answer.value
    }
    return stored
  }
}

/** Marked as React marks what it has waited for, so that nobody waits for an answer that came along. */
const arrived = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

export class Question {
  /** When the first answer is there, be it a failure. */
  arrival: Promise<void> = arrived
  private answer: Answer<unknown> | undefined
  private ask: () => Promise<unknown> = () => Promise.reject(new Error('Nobody was asked'))
  private round = 0
  private readonly listeners = new Set<() => void>()

  constructor(...known: [value?: unknown]) {
    if (known.length > 0) this.answer = { state: 'ready', value: known[0] }
  }

  get isOnShow(): boolean {
    return this.listeners.size > 0
  }

  look = (): Answer<unknown> => this.answer!

  follow = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Says how to ask, and asks for the first time. */
  prepare(ask: () => Promise<unknown>): void {
    this.ask = ask
    if (!this.answer) this.put()
  }

  /** Asks again; a later round overtakes an earlier one that is still on its way. */
  put(): void {
    const round = ++this.round
    const isLatest = () => round === this.round
    const arrival = this.ask().then(
      (value) => isLatest() && this.settle({ state: 'ready', value }),
      // What was known stays on show: old news is better than none.
      (error: unknown) =>
        isLatest() && this.answer?.state !== 'ready' && this.settle({ state: 'failed', error }),
    )
    if (this.answer?.state !== 'ready') {
      this.answer = { state: 'waiting' }
      this.arrival = arrival.then(() => {})
    }
  }

  private settle(answer: Answer<unknown>): void {
    if (isSame(this.answer, answer)) return
    this.answer = answer
    for (const listener of this.listeners) listener()
  }
}

/** The same news again is no news: nothing needs to be drawn anew. */
function isSame(a: Answer<unknown> | undefined, b: Answer<unknown>): boolean {
  if (a?.state !== 'ready' || b.state !== 'ready') return false
  return JSON.stringify(a.value) === JSON.stringify(b.value)
}
