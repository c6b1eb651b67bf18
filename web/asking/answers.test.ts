import * as z from 'zod/mini'
import { describe, expect, test, vi } from 'vitest'
import { defineContract, read, type Ask, type Operation } from '#core/contract.ts'
import { Answers } from './answers.ts'

const contract = defineContract('library', ['sources'], {
  countBooks: read(z.object({}), z.int()),
})
const countBooks = contract.countBooks as Operation<unknown, unknown>

describe('what the page has asked', () => {
  test('is asked once, however many parts of the page wonder', async () => {
    const { answers, ask, asked } = openLibrary()
    const first = answers.question(ask, countBooks, '{}')
    const second = answers.question(ask, countBooks, '{}')
    await first.arrival
    expect(second.look()).toEqual({ state: 'ready', value: 1 })
    expect(asked()).toBe(1)
  })

  test('stays on show while it is asked again, and then gives way', async () => {
    const { answers, ask } = openLibrary()
    const question = answers.question(ask, countBooks, '{}')
    await question.arrival
    let changes = 0
    question.follow(() => changes++)

    answers.refresh(() => true)
    expect(question.look()).toEqual({ state: 'ready', value: 1 })
    await settled()
    expect(question.look()).toEqual({ state: 'ready', value: 2 })
    expect(changes).toBe(1)
  })

  test('is forgotten by a refresh when it is not on show', async () => {
    const { answers, ask, asked } = openLibrary()
    await answers.question(ask, countBooks, '{}').arrival
    answers.refresh(() => true)
    expect(asked()).toBe(1)
    answers.question(ask, countBooks, '{}')
    expect(asked()).toBe(2)
  })

  test('arrives while changes do, is shown, and is asked again after that', async () => {
    const { answers, ask, asked } = openLibrary()
    const first = answers.question(ask, countBooks, '{}')
    for (let changes = 0; changes < 5; changes++) {
      answers.refresh(() => true)
      // React renders a suspended part again in the meantime, which must not ask again.
      expect(answers.question(ask, countBooks, '{}')).toBe(first)
    }
    await first.arrival
    expect([first.look(), asked()]).toEqual([{ state: 'ready', value: 1 }, 1])
    answers.question(ask, countBooks, '{}').follow(() => {})
    expect([first.look(), asked()]).toEqual([{ state: 'ready', value: 1 }, 2])
    await settled()
    expect(first.look()).toEqual({ state: 'ready', value: 2 })
    answers.question(ask, countBooks, '{}')
    expect(asked()).toBe(2)
  })

  test('comes to life as it was drawn, and is asked again when it was refreshed before', async () => {
    const { ask, asked } = openLibrary()
    const answers = new Answers({ 'library/countBooks {}': 12 })
    answers.refresh(() => true)
    expect(asked()).toBe(0)
    const question = answers.question(ask, countBooks, '{}')
    expect(question.look()).toEqual({ state: 'ready', value: 12 })
    expect(asked()).toBe(1)
    await settled()
    expect(question.lookDrawn()).toEqual({ state: 'ready', value: 12 })
    expect(question.look()).toEqual({ state: 'ready', value: 1 })

    const leave = question.follow(() => {})
    leave()
    answers.refresh(() => true)
    expect(answers.question(ask, countBooks, '{}').look()).toEqual({ state: 'waiting' })
  })

  test('is left alone by a refresh of something else', async () => {
    const { answers, ask, asked } = openLibrary()
    const question = answers.question(ask, countBooks, '{}')
    question.follow(() => {})
    await question.arrival
    answers.refresh((path) => path.startsWith('shop/'))
    expect(asked()).toBe(1)
  })

  test('is known by what it goes by once it was asked, as by its path', async () => {
    const { answers, ask, asked } = openLibrary()
    const question = answers.question(ask, countBooks, '{}')
    question.follow(() => {})
    await question.arrival
    answers.refresh((_, goesBy) => goesBy.includes('articles'))
    expect(asked()).toBe(1)
    answers.refresh((_, goesBy) => goesBy.includes('sources'))
    expect(asked()).toBe(2)
  })

  test('makes nobody redraw when the answer is the same', async () => {
    const { answers, ask } = openLibrary({ tell: () => 7 })
    const question = answers.question(ask, countBooks, '{}')
    await question.arrival
    let changes = 0
    question.follow(() => changes++)
    answers.refresh(() => true)
    await settled()
    expect(changes).toBe(0)
  })

  test('keeps the old answer when asking again fails', async () => {
    let isReachable = true
    const { answers, ask } = openLibrary({
      tell: (times) => {
        if (!isReachable) throw new Error('unreachable')
        return times
      },
    })
    const question = answers.question(ask, countBooks, '{}')
    question.follow(() => {})
    await question.arrival
    isReachable = false
    answers.refresh(() => true)
    await settled()
    expect(question.look()).toEqual({ state: 'ready', value: 1 })
  })

  test('can be tried again after it failed', async () => {
    let isReachable = false
    const { answers, ask } = openLibrary({
      tell: (times) => {
        if (!isReachable) throw new Error('unreachable')
        return times
      },
    })
    await answers.question(ask, countBooks, '{}').arrival
    expect(answers.question(ask, countBooks, '{}').look().state).toBe('failed')

    isReachable = true
    answers.forgetFailures()
    const again = answers.question(ask, countBooks, '{}')
    await again.arrival
    expect(again.look()).toEqual({ state: 'ready', value: 2 })
  })

  test('shows the later of two answers, also when the earlier one arrives last', async () => {
    const slowFirst = [30, 0]
    const ask = (async () => {
      const delayMs = slowFirst.shift()!
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return delayMs
    }) as Ask
    const question = new Answers({ 'library/countBooks {}': -1 }).question(ask, countBooks, '{}')
    question.fetch()
    question.fetch()
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(question.look()).toEqual({ state: 'ready', value: 0 })
  })

  test('is asked again once for many changes of others: after the latest answer, and every two seconds', async () => {
    vi.useFakeTimers()
    const { answers, ask, asked } = openLibrary({ answerMs: 300 })
    const question = answers.question(ask, countBooks, '{}')
    const leave = question.follow(() => {})
    const changesOf = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 50) {
        answers.refresh(() => true, true)
        await vi.advanceTimersByTimeAsync(50)
      }
    }
    await changesOf(250)
    expect(asked()).toBe(1)
    await changesOf(250)
    expect([question.look(), asked()]).toEqual([{ state: 'ready', value: 1 }, 2])
    await changesOf(1500)
    expect([question.look(), asked()]).toEqual([{ state: 'ready', value: 2 }, 2])
    await changesOf(8000)
    expect(asked()).toBe(6)

    // The last change is not lost. If nobody shows the answer, it causes no request.
    await vi.advanceTimersByTimeAsync(10_000)
    expect([question.look(), asked()]).toEqual([{ state: 'ready', value: 7 }, 7])
    answers.refresh(() => true, true)
    answers.refresh(() => true, true)
    leave()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(7)
    answers.question(ask, countBooks, '{}')
    expect(asked()).toBe(8)
    vi.useRealTimers()
  })

  test('is asked again at once by a write, also while changes of others wait', async () => {
    vi.useFakeTimers()
    const { answers, ask, asked } = openLibrary()
    const question = answers.question(ask, countBooks, '{}')
    question.follow(() => {})
    for (let times = 0; times < 3; times++) {
      answers.refresh(() => true, true)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(asked()).toBe(2)
    answers.refresh(() => true)
    expect(asked()).toBe(3)
    vi.useRealTimers()
  })

  test('travels inside a document and is not asked for again', async () => {
    const { answers, ask } = openLibrary()
    await answers.question(ask, countBooks, '{}').arrival
    const travelled = JSON.parse(JSON.stringify(answers.stored()))

    const elsewhere = openLibrary()
    const arrived = new Answers(travelled)
    expect(arrived.question(elsewhere.ask, countBooks, '{}').look()).toEqual({
      state: 'ready',
      value: 1,
    })
    expect(elsewhere.asked()).toBe(0)
  })
})

/**
 * A library that answers with the number of questions, or with a given answer; at once, or after
 * `answerMs`.
 */
function openLibrary({ tell = (times: number) => times, answerMs = 0 } = {}) {
  let times = 0
  const ask = (async () => {
    const answer = tell(++times)
    if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs))
    return answer
  }) as Ask
  return { answers: new Answers(), ask, asked: () => times }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
