import { Bars } from '#web/ui/marks/Bars.tsx'

/** A bar for the entries of each week, the current week last. Screen readers get the numbers. */
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
