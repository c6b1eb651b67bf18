import type { Coverage } from '../contract.ts'
import { clockTime } from './clock-time.ts'
import { useZone } from '#web/place/clock.tsx'

/** The width of the drawing in its own units; it is scaled to the available width. */
const WIDTH = 284
const MARGIN = 6
const LINE_Y = 14

/**
 * The outlet that published first, and a drawing of all publishing times: a dot for the first, a
 * line for each later one.
 */
export function PublishedFirst({ coverage }: { coverage: readonly Coverage[] }) {
  const zone = useZone()
  const inOrder = coverage.toSorted((a, b) => a.publishedTime.localeCompare(b.publishedTime))
  const [first] = inOrder
  const last = inOrder.at(-1)
  if (!first || !last || inOrder.length < 2) return null

  const begin = Date.parse(first.publishedTime)
  const span = Date.parse(last.publishedTime) - begin
  const at = ({ publishedTime }: Coverage) =>
    MARGIN + (span === 0 ? 0 : (Date.parse(publishedTime) - begin) / span) * (WIDTH - 2 * MARGIN)
  const ticks = inOrder.slice(1).map((source) => `M${at(source).toFixed(1)} ${LINE_Y - 6}v12`)
  return (
    <section>
      <h3>Who published first</h3>
      <figure className="published-first">
        <p>
          <strong>{first.outlet.name}</strong>,{' '}
          {clockTime(first.publishedTime, last.publishedTime, zone)}
        </p>
        <svg viewBox={`0 0 ${WIDTH} 28`} aria-hidden="true">
          <path className="tape-line" d={`M0 ${LINE_Y}H${WIDTH}`} />
          <path className="tape-ticks" d={ticks.join('')} />
          <circle cx={at(first)} cy={LINE_Y} r="4.5" />
        </svg>
        <figcaption className="meta">
          <span>{clockTime(first.publishedTime, last.publishedTime, zone)}</span>
          <span>{clockTime(last.publishedTime, first.publishedTime, zone)}</span>
        </figcaption>
      </figure>
    </section>
  )
}
