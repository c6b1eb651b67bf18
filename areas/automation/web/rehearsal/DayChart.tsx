import { useZone } from '#web/place/clock.tsx'
import type { PastSummary } from '../../contracts/rehearsals.ts'

const WIDTH = 600
const HEIGHT = 72
const GAP = 3

/** A bar chart of the events by day, with the numbers for screen readers. */
export function DayChart({ days }: Pick<PastSummary, 'days'>) {
  const zone = useZone()
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = WIDTH / Math.max(1, days.length)
  const told = days.filter(({ count }) => count > 0)
  const words = told.map(({ day, count }) => `${dayWords(day)}: ${count}`).join(', ')
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <figure className="rehearsal-days">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Events by day in ${zone}. ${words || 'None'}`}
      >
        {days.map(({ day, count }, at) => {
          const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * HEIGHT))
          return (
            <rect
              key={day}
              x={at * step}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              data-empty={count === 0 || undefined}
            >
              <title>{`${dayWords(day)}: ${count}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="meta">
        <span>{dayWords(first.day)}</span>
        <span>most on one day: {most}</span>
        <span>{dayWords(last.day)}</span>
      </figcaption>
    </figure>
  )
}

/** Formats a day, such as "Mar 2". The day is already in the reader's time zone. */
function dayWords(day: string): string {
  const parts = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const
  return new Intl.DateTimeFormat('en', parts).format(new Date(`${day}T00:00:00Z`))
}
