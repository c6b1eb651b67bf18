import { Suspense, useState } from 'react'
import { count } from '#web/ui/count.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import type { ArticlePage, Outlet } from '../contract.ts'

const CHIPS_SHOWN = 3

const SourceDialog = lazyPart(async () => (await import('./SourceDialog.tsx')).SourceDialog)

/** Who it was synthesized from: the first to publish by name, the others by number. */
export function SourceChips({ article }: { article: ArticlePage }) {
  const { sources, sourceCount, independentCount } = article
  const [isOpen, setOpen] = useState(false)
  // It keeps its words while it closes.
  const [shown, setShown] = useState<Outlet | null>(null)
  const chips = sources.slice(0, CHIPS_SHOWN)
  const others = sourceCount - chips.length

  function handleOpen(outlet: Outlet) {
    setShown(outlet)
    setOpen(true)
  }

  return (
    <div className="source-chips">
      <p>
        synthesized from {count(sourceCount, 'source')}
        {sourceCount > 1 && independentCount !== undefined && `, ${independentCount} independent`}
      </p>
      <ul>
        {chips.map((outlet, place) => (
          // Two feeds of one publisher may bear the same name.
          <li key={place}>
            <button
              type="button"
              className="chip"
              aria-haspopup="dialog"
              onClick={() => handleOpen(outlet)}
            >
              <SourceMark outlet={outlet} size={18} />
              <span>{outlet.name}</span>
            </button>
          </li>
        ))}
        {others > 0 && <li className="chip chip-more">+{others} more</li>}
      </ul>
      {shown && (
        <Suspense fallback={null}>
          <SourceDialog
            outlet={shown}
            article={article}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
