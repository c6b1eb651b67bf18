import { Bars } from '#web/ui/marks/Bars.tsx'

/** Entries of each week as bars, the current week last; numbers for screen readers. */
export function Sparkline({ weeks }: { weeks: readonly number[] }) {
  return (
    <Bars
      className="sparkline"
      label={`Entries of the last ${weeks.length} weeks: ${weeks.join(', ')}`}
      title={weeks.join(', ')}
      bars={weeks.map((value) => ({ value }))}
    />
  )
}
