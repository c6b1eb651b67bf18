import type { Count } from './figures.ts'

const [WIDTH, HEIGHT, FOOT, LABEL] = [560, 160, 24, 30]

/**
 * Bars for the days of a week. The table after it has the same figures for people who cannot see
 * it.
 */
export function Chart({ days }: { days: Count[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = WIDTH / Math.max(1, days.length)
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true">
        {days.map(({ name, count }, at) => {
          const height = (count / most) * (HEIGHT - LABEL)
          const middle = at * step + step / 2
          return (
            <g key={name}>
              <rect
                x={at * step + 6}
                y={HEIGHT - height}
                width={step - 12}
                height={height}
                rx="2"
              />
              <text x={middle} y={HEIGHT - height - 6} className="value">
                {count}
              </text>
              <text x={middle} y={HEIGHT + 18}>
                {weekday(name)}
              </text>
            </g>
          )
        })}
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <table className="away">
        <caption>Reports a day</caption>
        <tbody>
          {days.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function weekday(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en', {
    weekday: 'short',
    timeZone: 'UTC',
  })
}
