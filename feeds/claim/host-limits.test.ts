import { expect, test } from 'vitest'
import { leastPauseMs } from './host-limits.ts'

test('Reddit is asked once a minute without a reader’s token', () => {
  for (const host of ['www.reddit.com', 'old.reddit.com', 'reddit.com', 'WWW.Reddit.com:443']) {
    expect(leastPauseMs(host, false), host).toBe(60_000)
    expect(leastPauseMs(host, true), host).toBe(0)
  }
})

test('other hosts have no limit of their own', () => {
  for (const host of ['example.com', 'notreddit.com', 'www.reddit.com.example', 'inbox:1', '']) {
    expect(leastPauseMs(host, false), host).toBe(0)
  }
})
