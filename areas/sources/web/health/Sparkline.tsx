import { Bars } from '#web/ui/marks/Bars.tsx'

/** Entries of each week as bars, the running week last; the numbers for those who hear the page. */
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
