import { useZone } from '#web/place/clock.tsx'
import { Bars, type Bar } from '#web/ui/marks/Bars.tsx'
import { hourWords } from './figure-words.ts'

interface HourChartProps {
  name: string
  /** The colors in words: "red: failed". */
  legend?: string
  /** A part of each bar is shown as failures. */
  hasFailures?: boolean
  /** The highest bar in words. */
  most: string
  bars: readonly Bar[]
  /** The hours of the bars; the table behind the charts has their numbers. */
  hours: readonly string[]
}

/** One chart by hour, with its first and last hour and its highest bar in words. */
export function HourChart({
  name,
  legend,
  hasFailures = false,
  most,
  bars,
  hours,
}: HourChartProps) {
  const zone = useZone()
  const isLong = hours.length > 24
  return (
    <figure className="hour-chart">
      <figcaption>
        <span>{name}</span>
        {legend !== undefined && <span className="meta">{legend}</span>}
        <span className="meta hour-chart-most">at most {most}</span>
      </figcaption>
      <Bars
        className={hasFailures ? 'hour-bars failure-bars' : 'hour-bars'}
        isStretched
        bars={bars}
      />
      <p className="meta hour-axis" aria-hidden="true">
        <span>{hourWords(hours[0]!, zone, isLong)}</span>
        <span>{hourWords(hours.at(-1)!, zone, isLong)}</span>
      </p>
    </figure>
  )
}
