import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followChanges, type Heard } from './change-stream.ts'

/** Replaces the browser's class, which Node only has with an option. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeStream[] = []
  readyState = 0
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    FakeStream.opened.push(this)
  }

  close() {
    this.readyState = FakeStream.CLOSED
  }
}

class FakePage extends EventTarget {
  visibilityState = 'visible'

  show(state: 'visible' | 'hidden') {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: FakePage
let heard: Heard[]
const streams = () => FakeStream.opened
const latest = () => streams().at(-1)!
const happen = (type: string, data?: unknown) =>
  latest().dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakePage()
  heard = []
  FakeStream.opened = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('EventSource', FakeStream)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('A screen that follows changes', () => {
  test('hears of each, and of nothing when it begins', () => {
    followChanges((change) => heard.push(change))
    expect(latest().address).toBe('/api/changes')
    happen('open')
    happen('change', { area: 'topics', operations: ['listTopics'] })
    expect(heard).toEqual([{ area: 'topics', operations: ['listTopics'] }])
  })

  test('asks for what changed since the page was drawn, once', () => {
    followChanges((change) => heard.push(change), '2026-03-02T08:00:00.000Z')
    expect(latest().address).toBe('/api/changes?since=2026-03-02T08%3A00%3A00.000Z')
    happen('gap')
    expect(heard).toEqual(['everything'])
    page.show('hidden')
    page.show('visible')
    expect(latest().address).toBe('/api/changes')
  })

  test('takes everything for old where it comes from what the browser keeps', () => {
    followChanges((change) => heard.push(change), undefined, true)
    happen('open')
    expect(heard).toEqual(['everything'])
  })

  test('takes everything for old after a gap', () => {
    followChanges((change) => heard.push(change))
    happen('open')
    happen('open')
    expect(heard).toEqual(['everything'])
  })

  test('comes back after a refusal, less and less often', () => {
    followChanges((change) => heard.push(change))
    for (const waitMs of [1000, 2000, 4000]) {
      latest().readyState = FakeStream.CLOSED
      happen('error')
      const before = streams().length
      vi.advanceTimersByTime(waitMs - 1)
      expect(streams()).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(streams()).toHaveLength(before + 1)
    }
  })

  test('leaves a lost connection to the browser, which tries again by itself', () => {
    followChanges((change) => heard.push(change))
    happen('error')
    vi.advanceTimersByTime(60_000)
    expect(streams()).toHaveLength(1)
  })

  test('lets go while it is hidden, and catches up when it is looked at', () => {
    followChanges((change) => heard.push(change))
    happen('open')
    const first = latest()
    page.show('hidden')
    expect(first.readyState).toBe(FakeStream.CLOSED)
    page.show('visible')
    happen('open')
    expect(streams()).toHaveLength(2)
    expect(heard).toEqual(['everything'])
  })

  test('that was left before it heard anything has missed what came meanwhile', () => {
    followChanges((change) => heard.push(change))
    page.show('hidden')
    page.show('visible')
    happen('open')
    expect(heard).toEqual(['everything'])
  })

  test('loaded in the background has missed what came before', () => {
    page.visibilityState = 'hidden'
    followChanges((change) => heard.push(change))
    expect(streams()).toHaveLength(0)
    page.show('visible')
    happen('open')
    expect(heard).toEqual(['everything'])
  })

  test('stops when it is told to, for good', () => {
    const stop = followChanges((change) => heard.push(change))
    stop()
    page.show('hidden')
    page.show('visible')
    vi.advanceTimersByTime(60_000)
    expect(streams()).toHaveLength(1)
    expect(latest().readyState).toBe(FakeStream.CLOSED)
  })
})
