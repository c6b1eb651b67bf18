import './Tape.css'

interface TapeProps {
  /** The time at which each source published, from 0 (the first) to 1 (the newest). */
  times: readonly number[]
  width?: number
  height?: number
}

const marginPx = 4

/**
 * A line of time from left to right with the times of publishing: a dot for the first report, a
 * tick for each later one.
 */
export function Tape({ times, width = 92, height = 14 }: TapeProps) {
  if (times.length === 0) return null
  const first = Math.min(...times)
  const middle = height / 2
  const at = (time: number) => (marginPx + time * (width - 2 * marginPx)).toFixed(1)
  // Places are rounded to a tenth of a pixel, and sources at the same place share a tick.
  const ticks = new Set(times.filter((time) => time !== first).map(at))
  return (
    <svg
      className="tape"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="tape-line" d={`M0 ${middle}H${width}`} />
      <path className="tape-ticks" d={[...ticks].map((x) => `M${x} ${middle - 4}v8`).join('')} />
      <circle cx={at(first)} cy={middle} r="3.5" />
    </svg>
  )
}
