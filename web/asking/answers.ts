import type { Ask, Operation } from '#core/contract.ts'

/** Answers by their questions, in a form that can be embedded in a document. */
export type StoredAnswers = Record<string, unknown>

/** The state of a request: waiting, ready or failed. */
export type Answer<Value> =
  | { state: 'waiting' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: unknown }

/**
 * The cache of the answers that the page has requested. Each question is fetched once, however many
 * components read its answer, which is valid until a write, or a change on the server, invalidates
 * it.
 */
export class Answers {
  private readonly questions = new Map<string, Question>()
  private readonly refreshListeners = new Set<() => void>()
  /** Increases with each refresh, after which failures may be retried. */
  refreshes = 0

  constructor(stored: StoredAnswers = {}) {
    for (const [key, value] of Object.entries(stored)) this.questions.set(key, new Question(value))
  }

  /**
   * The cached question of an operation with an input (as JSON). A new question is fetched at once.
   */
  question(ask: Ask, operation: Operation<unknown, unknown>, input: string): Question {
    const key = `${operation.path} ${input}`
    const question = this.questions.get(key) ?? new Question()
    this.questions.set(key, question)
    question.goesBy = operation.goesBy
    question.prepare(() => ask(operation, JSON.parse(input)))
    return question
  }

  /**
   * Fetches every stale answer on screen again and drops all other stale ones. The old answers are
   * shown until the new ones arrive. Answers that came with the document count as on screen even
   * before their part of the page is interactive. If a first answer is still on its way, it is
   * shown first and then fetched again; otherwise it would never arrive during constant changes.
   * `canWait` is for others' changes, which may come many times a second: the server would have to
   * compute a whole answer for each.
   */
  refresh(isStale: (path: string, goesBy: readonly string[]) => boolean, canWait = false): void {
    for (const [key, question] of this.questions) {
      if (!isStale(key.slice(0, key.indexOf(' ')), question.goesBy)) continue
      if (question.isOnShow) void (canWait ? question.fetchInTurn() : question.fetch(true))
      else if (question.isDrawn || question.isWaiting) question.isStale = true
      else this.questions.delete(key)
    }
    this.refreshes++
    for (const listener of this.refreshListeners) listener()
  }

  followRefreshes = (listener: () => void): (() => void) => {
    this.refreshListeners.add(listener)
    return () => this.refreshListeners.delete(listener)
  }

  /** Drops failures, so that the next read fetches again. */
  forgetFailures(): void {
    for (const [key, question] of this.questions) {
      if (question.look().state === 'failed') this.questions.delete(key)
    }
  }

  /** All answers, to embed in a document. */
  stored(): StoredAnswers {
    const stored: StoredAnswers = {}
    for (const [key, question] of this.questions) {
      const answer = question.look()
      if (answer.state === 'ready') stored[key] = answer.value
    }
    return stored
  }
}

/**
 * A promise in the form in which React marks one that it has awaited, so that an embedded answer
 * suspends no component.
 */
const arrived = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** The least time between two fetches of a question that are caused by others' changes. */
const REST_MS = 2000

export class Question {
  /** Resolves with the first answer, even a failure. */
  arrival: Promise<void> = arrived
  /**
   * The contracts on which the answer depends. They are known when a component has read the answer;
   * before, an answer that came with the document has only its path.
   */
  goesBy: readonly string[] = []
  /** True if the answer has to be fetched again when it is next read. */
  isStale = false
  /** The answer that came with the document, with which its part of the page has to hydrate. */
  private readonly drawn: Answer<unknown> | undefined
  /**
   * Chooses which parts of a new answer are shown. `isAsked` is true if an action of the reader
   * caused the new answer.
   */
  hold: ((shown: unknown, fresh: unknown, isAsked: boolean) => unknown) | undefined
  private wasOnShow = false
  private answer: Answer<unknown> | undefined
  private ask!: () => Promise<unknown>
  private round = 0
  /** A promise that settles when the latest answer has arrived. */
  private latest: Promise<unknown> = arrived
  private restsUntil = 0
  private isInTurn = false
  private readonly listeners = new Set<() => void>()

  constructor(...known: [value?: unknown]) {
    if (known.length > 0) this.answer = { state: 'ready', value: known[0] }
    this.drawn = this.answer
  }

  get isOnShow(): boolean {
    return this.listeners.size > 0
  }

  /** True if the answer came with the document and no component has read it yet. */
  get isDrawn(): boolean {
    return this.drawn !== undefined && !this.wasOnShow
  }

  get isWaiting(): boolean {
    return this.answer?.state === 'waiting'
  }

  look = (): Answer<unknown> => this.answer!

  /** The answer that a part of the page was drawn with, for its hydration. */
  lookDrawn = (): Answer<unknown> => this.drawn ?? this.look()

  follow = (listener: () => void): (() => void) => {
    this.wasOnShow = true
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Sets the function that fetches the answer, and fetches it if that is needed. */
  prepare(ask: () => Promise<unknown>): void {
    this.ask = ask
    if (!this.answer || (this.isStale && !this.isWaiting)) this.fetch()
  }

  /** Fetches the answer; from then on, the responses to earlier requests are ignored. */
  fetch(isAsked = false): void {
    this.isStale = false
    const round = ++this.round
    const isLatest = () => round === this.round
    const arrival = this.ask().then(
      (value) => isLatest() && this.settle({ state: 'ready', value }, isAsked),
      // If fetching again fails, the old answer stays on screen, because an old answer is better
      // than none.
      (error: unknown) =>
        isLatest() && this.answer?.state !== 'ready' && this.settle({ state: 'failed', error }),
    )
    this.latest = arrival
    if (this.answer?.state !== 'ready') {
      this.answer = { state: 'waiting' }
      this.arrival = arrival.then(() => {})
    }
  }

  /**
   * Fetches again after the latest answer has arrived, and at most once in two seconds, however
   * often this is called.
   */
  async fetchInTurn(): Promise<void> {
    if (this.isInTurn) return
    this.isInTurn = true
    await this.latest
    const restMs = this.restsUntil - Date.now()
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
    this.isInTurn = false
    this.restsUntil = Date.now() + REST_MS
    if (this.isOnShow) this.fetch()
    else this.isStale = true
  }

  settle(answer: Answer<unknown>, isAsked = false): void {
    if (this.hold && answer.state === 'ready' && this.answer?.state === 'ready')
      answer = { ...answer, value: this.hold(this.answer.value, answer.value, isAsked) }
    if (isSame(this.answer, answer)) return
    this.answer = answer
    for (const listener of this.listeners) listener()
  }
}

/** Says if an answer is equal to the former one, so that nothing has to render again. */
function isSame(a: Answer<unknown> | undefined, b: Answer<unknown>): boolean {
  if (a?.state !== 'ready' || b.state !== 'ready') return false
  return JSON.stringify(a.value) === JSON.stringify(b.value)
}
