import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wireHeaders } from '#core/wire.ts'
import { AS_OF } from '../worker/kept-response.ts'

const kept = () => new Response('[]', { headers: { [AS_OF]: '2026-03-02T12:00:00.000Z' } })
const fresh = () => new Response('[]', { headers: { [wireHeaders.reader]: 'reader' } })
const browser = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  browser.onLine = true
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('document', { visibilityState: 'visible', querySelector: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function begin() {
  const replies = await import('./note-replies.ts')
  const refreshAll = vi.fn<() => void>()
  replies.noteReplies(null, refreshAll)
  return { ...replies, refreshAll }
}

test('while something old is shown, the hub is asked again, though nothing announces it', async () => {
  const { noteReply, refreshAll } = await begin()
  noteReply('/a', kept(), 'read')
  vi.advanceTimersByTime(20_000)
  expect(refreshAll).toHaveBeenCalledTimes(1)
  noteReply('/a', kept(), 'read')
  vi.advanceTimersByTime(20_000)
  expect(refreshAll).toHaveBeenCalledTimes(2)
  noteReply('/a', fresh(), 'read')
  vi.advanceTimersByTime(120_000)
  expect(refreshAll).toHaveBeenCalledTimes(2)
})

test('without a network nobody is asked; when it is back, at once, and once more where that came too early', async () => {
  const { noteReply, noteNetwork, refreshAll } = await begin()
  browser.onLine = false
  noteReply('/a', kept(), 'read')
  vi.advanceTimersByTime(60_000)
  expect(refreshAll).not.toHaveBeenCalled()
  browser.onLine = true
  noteNetwork()
  expect(refreshAll).toHaveBeenCalledTimes(1)
  noteReply('/a', kept(), 'read')
  vi.advanceTimersByTime(5_000)
  expect(refreshAll).toHaveBeenCalledTimes(2)
})
