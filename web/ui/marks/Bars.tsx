const WIDTH = 100
const HEIGHT = 26
/** The gap between bars, as a share of the width for each. */
const GAP_SHARE = 0.24

export interface Bar {
  value: number
  /** The part of the value at the bottom of the bar that has another color. */
  part?: number
}

interface BarsProps {
  /** The numbers in words for screen readers; absent if a text near the picture has them. */
  label?: string
  /** The numbers in words, shown when the pointer is on the picture. */
  title?: string
  className: string
  bars: readonly Bar[]
  /** True if the picture is stretched to the room that its styles give it. */
  isStretched?: boolean
}

/** A picture of numbers as bars, of which the highest has the full height. */
export function Bars({ label, title, className, bars, isStretched = false }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = WIDTH / bars.length
  const rect = (nth: number, value: number) => {
    const height = value === 0 ? 1 : Math.max(2, Math.round((value / most) * HEIGHT))
    return { x: nth * step, y: HEIGHT - height, width: step * (1 - GAP_SHARE), height }
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(isStretched && { preserveAspectRatio: 'none' })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {title !== undefined && <title>{title}</title>}
      {bars.map(({ value }, nth) => (
        <rect key={nth} {...rect(nth, value)} data-empty={value === 0 || undefined} />
      ))}
      {bars.map(
        ({ part = 0 }, nth) =>
          part > 0 && <rect key={`part-${nth}`} {...rect(nth, part)} data-part />,
      )}
    </svg>
  )
}
