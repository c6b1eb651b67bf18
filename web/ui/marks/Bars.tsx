const WIDTH = 100
const HEIGHT = 26
/** The gap as a share of a bar's room. */
const GAP_SHARE = 0.24

export interface Bar {
  value: number
  /** The lower part of the value, in another color. */
  part?: number
}

interface BarsProps {
  /** The numbers, for those who hear the page; absent where other words near the picture have them. */
  label?: string
  /** The numbers, for those who point at it. */
  title?: string
  className: string
  bars: readonly Bar[]
  /** True if it takes the room that its styles give it. */
  isStretched?: boolean
}

/** Numbers as bars, the highest of them as high as there is room. */
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
