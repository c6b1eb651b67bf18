import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DialogJob } from './contract.ts'
import { formats, jobTypes, type JobType } from './job-options.ts'
import {
  canAddToQueue,
  canRemove,
  canStart,
  dialogSteps,
  nextState,
  openingState,
  RESET_AFTER_MS,
  resetAfterClosing,
  type Choices,
  type DialogMove,
  type DialogState,
} from './dialog-steps.ts'

const title = 'Sea grass returns'

function after(...moves: DialogMove[]): DialogState {
  return moves.reduce(nextState, openingState)
}

const choose = (type: JobType): DialogMove => ({ move: 'choose-type', type })
const configure = (choices: Partial<Choices>): DialogMove => ({ move: 'configure', choices })
const podcast = configure({ format: 'podcast' })
const add = (id: string): DialogMove => ({ move: 'add-to-queue', id, title })
const queued = (id: string): DialogMove[] => [choose('audio'), podcast, add(id)]

describe('the steps', () => {
  test('[DIALOG-002] are select-type, configure and queue', () => {
    expect(dialogSteps).toEqual(['select-type', 'configure', 'queue'])
    expect([after().step, after(choose('audio')).step, after(...queued('a')).step]).toEqual(
      dialogSteps,
    )
  })

  test('[DIALOG-038, DIALOG-039, DIALOG-041] lead from the type to its settings and back', () => {
    expect(openingState.step).toBe('select-type')
    expect(after(choose('video'))).toMatchObject({ step: 'configure', type: 'video' })
    expect(after(choose('video'), { move: 'back' }).step).toBe('select-type')
  })

  test('[DIALOG-040] choosing a type forgets the format', () => {
    const state = after(choose('audio'), podcast, { move: 'back' }, choose('video'))
    expect(state.format).toBeNull()
    expect(canAddToQueue(state)).toBe(false)
  })

  test('[DIALOG-058] nothing is added before a format is chosen', () => {
    expect(canAddToQueue(after(choose('audio')))).toBe(false)
    expect(after(choose('audio'), add('a')).jobs).toEqual([])
    expect(canAddToQueue(after(choose('audio'), podcast))).toBe(true)
  })

  test('a job knows what it is made from, where it was asked for and whether its script is read first', () => {
    const subject = { kind: 'article', id: 12 } as const
    const source = { id: 'a', title, subject, sourceModule: 'Top Headlines' }
    const review = configure({ reviewsScript: true })
    const [job] = after(choose('audio'), podcast, review, { move: 'add-to-queue', ...source }).jobs
    expect(job).toMatchObject({ ...source, reviewsScript: true })
    expect(after(...queued('b')).jobs[0]).not.toHaveProperty('reviewsScript')
  })

  test('[DIALOG-044] "Add Another" begins again and keeps what is queued', () => {
    const state = after(...queued('a'), { move: 'add-another' })
    expect(state).toMatchObject({ step: 'select-type', type: null, format: null, schedule: '' })
    const both = [choose('text'), configure({ format: 'bullet' }), add('b')] as const
    expect(both.reduce(nextState, state).jobs.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('a job of the dialog', () => {
  test('[DIALOG-042, DIALOG-043, DIALOG-060, DATA-010] is queued with its settings, at once unless told otherwise', () => {
    const { step, jobs } = after(...queued('a'))
    expect(step).toBe('queue')
    expect(jobs).toEqual([
      {
        id: 'a',
        type: 'audio',
        title,
        format: 'podcast',
        style: 'balanced',
        duration: 'short',
        status: 'queued',
      },
    ])
    expect(() => DialogJob.parse(jobs[0])).not.toThrow()
  })

  test('[DIALOG-061, DATA-010] keeps its schedule', () => {
    const schedule = '2026-11-24T07:30'
    const [job] = after(choose('audio'), podcast, configure({ schedule }), add('a')).jobs
    expect(new Date(job!.scheduledFor!)).toEqual(new Date(schedule))
    expect(() => DialogJob.parse(job)).not.toThrow()
  })

  test('[DIALOG-062] has no schedule once that is cleared', () => {
    const [job] = after(
      choose('audio'),
      podcast,
      configure({ schedule: '2026-11-24T07:30' }),
      configure({ schedule: '' }),
      add('a'),
    ).jobs
    expect(job).not.toHaveProperty('scheduledFor')
  })

  test('[DATA-011, DATA-012] is one of three types and has one of three states', () => {
    expect(DialogJob.shape.type.options).toEqual(['audio', 'video', 'text'])
    expect(DialogJob.shape.status.options).toEqual(['queued', 'processing', 'completed'])
    const [job] = after(...queued('a')).jobs
    expect(DialogJob.safeParse({ ...job, status: 'error' }).success).toBe(false)
    expect(DialogJob.safeParse({ ...job, type: 'song' }).success).toBe(false)
  })

  test('[DIALOG-048, DIALOG-049] can be removed unless it is at work', () => {
    const two = after(...queued('a'), ...queued('b'))
    const remove: DialogMove = { move: 'remove', id: 'a' }
    expect(nextState(two, remove).jobs.map(({ id }) => id)).toEqual(['b'])
    const started = nextState(two, { move: 'started', jobs: atWork(two) })
    expect(started.jobs.map(canRemove)).toEqual([false, false])
    expect(nextState(started, remove).jobs).toHaveLength(2)
  })

  test('[DIALOG-046, DIALOG-047] starts with all the others, and nothing starts meanwhile', () => {
    const two = after(...queued('a'), ...queued('b'))
    expect(canStart(two.jobs)).toBe(true)
    const { jobs } = nextState(two, { move: 'started', jobs: atWork(two) })
    expect(jobs.map(({ status }) => status)).toEqual(['processing', 'processing'])
    expect(canStart(jobs)).toBe(false)
    expect(canStart([...jobs, ...two.jobs])).toBe(false)
    expect(canStart([])).toBe(false)
  })

  test('an answer that comes after the dialog was closed brings nothing back', () => {
    const two = after(...queued('a'), ...queued('b'))
    const late = after({ move: 'reset' }, { move: 'started', jobs: atWork(two) })
    expect(late).toEqual(openingState)
  })
})

test('[DIALOG-002] whatever is done, a job is one that could be made, and there is always a step', () => {
  const id = fc.uuid()
  const moves = fc.array(
    fc.oneof(
      fc.record({ move: fc.constant('choose-type' as const), type: fc.constantFrom(...jobTypes) }),
      fc.record({ move: fc.constantFrom('back' as const, 'add-another' as const) }),
      fc
        .record({ format: fc.constantFrom(...formats.text.map(({ value }) => value)) })
        .map(configure),
      fc.record({ schedule: fc.string() }).map(configure),
      fc.record({
        move: fc.constant('add-to-queue' as const),
        id,
        title: fc.string(),
      }),
      fc.record({ move: fc.constant('remove' as const), id }),
    ),
  )
  fc.assert(
    fc.property(moves, (played) => {
      const { step, type, jobs } = after(...played)
      expect(dialogSteps).toContain(step)
      if (step === 'configure') expect(type).not.toBeNull()
      for (const job of jobs) expect(DialogJob.safeParse(job).success).toBe(true)
    }),
  )
})

describe('closing the dialog', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('[DIALOG-045] resets it after 200 ms, not before', () => {
    let state = after(choose('audio'), podcast)
    resetAfterClosing(() => (state = nextState(state, { move: 'reset' })))
    expect(RESET_AFTER_MS).toBe(200)
    vi.advanceTimersByTime(199)
    expect(state).toMatchObject({ step: 'configure', type: 'audio', format: 'podcast' })
    vi.advanceTimersByTime(1)
    expect(state).toEqual(openingState)
    expect(state).toMatchObject({ step: 'select-type', type: null, format: null })
  })

  test('[DIALOG-045] opening it again calls the reset off', () => {
    const reset = vi.fn()
    resetAfterClosing(reset)()
    vi.advanceTimersByTime(1000)
    expect(reset).not.toHaveBeenCalled()
  })
})

function atWork({ jobs }: DialogState): DialogJob[] {
  return jobs.map((job) => ({ ...job, status: 'processing' as const }))
}
