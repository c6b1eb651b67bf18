import { useZone } from '#web/place/clock.tsx'
import { Bars, type Bar } from '#web/ui/marks/Bars.tsx'
import { hourWords } from './figure-words.ts'

interface HourChartProps {
  name: string
  /** An explanation of the colors, such as "red: failed". */
  legend?: string
  /** True if each bar has a part that stands for failures. */
  hasFailures?: boolean
  /** The value of the highest bar in words. */
  most: string
  bars: readonly Bar[]
  /** The hours of the bars. Screen readers get the numbers from the table below the charts. */
  hours: readonly string[]
}

/** A bar chart by hour, with its first and last hour and its highest value in words. */
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
