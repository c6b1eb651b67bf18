import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { Store, useStored } from './store.ts'

const MINUTE_MS = 60_000

export const NowContext = createContext(new Store(new Date(0)))
const ZoneContext = createContext(new Store('UTC'))

/** The present moment, from which "5 minutes ago" is counted. */
export function useNow(): Date {
  return useStored(useContext(NowContext))
}

/** The reader's time zone; UTC until the page has hydrated. */
export function useZone(): string {
  return useStored(useContext(ZoneContext))
}

interface ClockProps {
  /** The time of the first rendering, which is the same here and on the server. */
  start: Date
  /** True if the time goes on, so that "5 minutes ago" becomes "6 minutes ago". */
  goesOn: boolean
  children: ReactNode
}

/**
 * The clock of the page. It first shows the time of the server's rendering; later it has the
 * reader's time zone and, if `goesOn`, is at the last full minute.
 */
export function Clock({ start, goesOn, children }: ClockProps) {
  const [now] = useState(() => new Store(start))
  const [zone] = useState(() => new Store('UTC'))
  useEffect(() => {
    zone.set(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    if (!goesOn) return
    let timer: ReturnType<typeof setTimeout>
    // The clock ticks at full minutes, so that no time on the page is a minute ahead.
    const tick = () => {
      const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
      now.set(new Date(minute))
      timer = setTimeout(tick, minute + MINUTE_MS - Date.now())
    }
    tick()
    return () => clearTimeout(timer)
  }, [now, zone, goesOn])
  return (
    <ZoneContext value={zone}>
      <NowContext value={now}>{children}</NowContext>
    </ZoneContext>
  )
}
