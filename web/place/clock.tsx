import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { Store, useStored } from './store.ts'

const MINUTE_MS = 60_000

export const NowContext = createContext(new Store(new Date(0)))
const ZoneContext = createContext(new Store('UTC'))

/** The moment that "5 minutes ago" counts from. */
export function useNow(): Date {
  return useStored(useContext(NowContext))
}

/** The reader's time zone; UTC until the page is theirs. */
export function useZone(): string {
  return useStored(useContext(ZoneContext))
}

interface ClockProps {
  /** The moment of the first rendering, here and on the server alike. */
  start: Date
  /** The time goes on: "5 minutes ago" becomes "6 minutes ago". */
  goesOn: boolean
  children: ReactNode
}

/** Reads as the server wrote it at first; then in the reader's time zone, a minute at a time. */
export function Clock({ start, goesOn, children }: ClockProps) {
  const [now] = useState(() => new Store(start))
  const [zone] = useState(() => new Store('UTC'))
  useEffect(() => {
    zone.set(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    if (!goesOn) return
    const tick = () => now.set(new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS))
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [now, zone, goesOn])
  return (
    <ZoneContext value={zone}>
      <NowContext value={now}>{children}</NowContext>
    </ZoneContext>
  )
}
