import { count } from '#web/ui/count.ts'
import { SourceMark } from '#web/ui/SourceMark.tsx'
import type { Article } from '../contract.ts'

const CHIPS_SHOWN = 3

/** Who it was synthesized from: the first to publish by name, the others by number. */
export function SourceChips({ article: { sources, sourceCount } }: { article: Article }) {
  const shown = sources.slice(0, CHIPS_SHOWN)
  const others = sourceCount - shown.length
  return (
    <div className="source-chips">
      <p>synthesized from {count(sourceCount, 'source')}</p>
      <ul>
        {shown.map((outlet, place) => (
          // Two feeds of one publisher may bear the same name.
          <li key={place} className="chip">
            <SourceMark outlet={outlet} size={18} />
            <span>{outlet.name}</span>
          </li>
        ))}
        {others > 0 && <li className="chip chip-more">+{others} more</li>}
      </ul>
    </div>
  )
}
