import { useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { NowContext } from './asking/api.tsx'
import { ZoneContext } from './ui/marks/TimeAgo.tsx'

const MINUTE_MS = 60_000

interface ClockProps {
  /** The moment of the first rendering, here and on the server alike. */
  start: Date
  /** Whether "5 minutes ago" becomes "6 minutes ago". */
  goesOn: boolean
  children: ReactNode
}

/**
 * Reads as the server wrote it at first; then in the reader's time zone, a minute at a time. Deferred,
 * because a change would blank what the server drew and whose code is still on its way.
 */
export function Clock({ start, goesOn, children }: ClockProps) {
  const startMs = start.getTime()
  const nowMs = useDeferredValue(
    useSyncExternalStore(
      goesOn ? everyMinute : never,
      () => (goesOn ? wholeMinute(Date.now()) : startMs),
      () => startMs,
    ),
  )
  const zone = useDeferredValue(useSyncExternalStore(never, readersZone, () => 'UTC'))
  const now = useMemo(() => new Date(nowMs), [nowMs])
  return (
    <ZoneContext value={zone}>
      <NowContext value={now}>{children}</NowContext>
    </ZoneContext>
  )
}

function readersZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function wholeMinute(ms: number): number {
  return Math.floor(ms / MINUTE_MS) * MINUTE_MS
}

function everyMinute(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS)
  return () => clearInterval(timer)
}

function never(): () => void {
  return () => {}
}
