import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPage } from '../asking/test-page.tsx'
import { TimeAgo } from '../ui/marks/TimeAgo.tsx'
import { Clock } from './clock.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T12:00:40Z') }))
afterEach(() => void vi.useRealTimers())

const page = testPage()

test('what happens on an open page is "just now", and a minute old after its minute', async () => {
  const shown = (time: Date) => (
    <Clock start={new Date('2026-03-02T12:00:39Z')} goesOn>
      <TimeAgo time={time.toISOString()} />
    </Clock>
  )
  await page.show(shown(new Date()))
  await act(async () => void vi.advanceTimersByTime(99_000))
  const happened = new Date()
  await page.show(shown(happened))
  expect(page.words()).toBe('Just now')
  await act(async () => void vi.advanceTimersByTime(121_000))
  expect(page.words()).toBe('1 min ago')
})
