const WIDTH = 100
const HEIGHT = 26
const GAP = 2

/** Entries of each week as bars, the running week last; the numbers for those who hear the page. */
export function Sparkline({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(1, ...weeks)
  const step = WIDTH / weeks.length
  const bars = weeks.map((entries, index) => {
    const height = entries === 0 ? 1 : Math.max(2, Math.round((entries / most) * HEIGHT))
    return { x: index * step, y: HEIGHT - height, height, isEmpty: entries === 0 }
  })
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Entries of the last ${weeks.length} weeks: ${weeks.join(', ')}`}
    >
      <title>{weeks.join(', ')}</title>
      {bars.map(({ x, y, height, isEmpty }) => (
        <rect
          key={x}
          x={x}
          y={y}
          width={step - GAP}
          height={height}
          data-empty={isEmpty || undefined}
        />
      ))}
    </svg>
  )
}
