import { useZone } from '#web/place/clock.tsx'
import './ReadingWeek.css'
import { categoryKey } from '#web/ui/category.ts'
import { count } from '#web/ui/count.ts'
import type { Reading } from '../contract.ts'

const BAR_HEIGHT = 48

/** Shows the number of articles read on each day of the week, and their subjects. */
export function ReadingWeek({ reading: { days, subjects } }: { reading: Reading }) {
  const zone = useZone()
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' })
  const total = days.reduce((sum, { opened }) => sum + opened, 0)
  const mostOfADay = Math.max(...days.map(({ opened }) => opened), 1)
  const mostOfASubject = Math.max(...subjects.map(({ opened }) => opened), 1)
  if (total === 0) return null
  return (
    <section className="reading-week" aria-label="Your reading">
      <h3>
        Your reading <span className="meta">{count(total, 'article')} in seven days</span>
      </h3>
      <ol className="reading-days" aria-label="By day">
        {days.map(({ day, opened }) => (
          <li key={day}>
            <b>{opened}</b>
            <Bar share={opened / mostOfADay} upright />
            <span className="meta">{weekday.format(new Date(day))}</span>
          </li>
        ))}
      </ol>
      <ul className="reading-subjects" aria-label="By subject">
        {subjects.map(({ category, opened }) => (
          <li key={category} data-cat={categoryKey(category)}>
            <span>{category}</span>
            <b>{opened}</b>
            <Bar share={opened / mostOfASubject} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Bar({ share, upright = false }: { share: number; upright?: boolean }) {
  const filled = upright
    ? { x: 0, y: BAR_HEIGHT * (1 - share), width: 100, height: BAR_HEIGHT * share }
    : { x: 0, y: 0, width: 100 * share, height: BAR_HEIGHT }
  return (
    <svg viewBox={`0 0 100 ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect {...filled} />
    </svg>
  )
}
