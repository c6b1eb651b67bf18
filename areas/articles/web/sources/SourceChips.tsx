import { Suspense, useState } from 'react'
import { count } from '#web/ui/count.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { byOutlet } from '#engine/outlets/by-outlet.ts'
import type { ArticlePage, Outlet } from '../../contract.ts'

const CHIPS_SHOWN = 3

const SourceDialog = lazyPart(async () => (await import('./SourceDialog.tsx')).SourceDialog)

/**
 * The sources of an article: the first ones to publish by name, and the number of the others, which
 * a press reveals.
 */
export function SourceChips({ article }: { article: ArticlePage }) {
  const { sources, sourceCount, independentCount } = article
  const [isOpen, setOpen] = useState(false)
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState<Outlet | null>(null)
  const [isWhole, setWhole] = useState(false)
  const named = byOutlet(sources, ({ name }) => name)
  const first = named.slice(0, CHIPS_SHOWN)
  const others = sourceCount - countOf(first)
  const unnamed = sourceCount - countOf(named)

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
        {(isWhole ? named : first).map(({ name, of: [outlet, ...again] }) => (
          <li key={name}>
            <button
              type="button"
              className="chip"
              aria-haspopup="dialog"
              onClick={() => handleOpen(outlet)}
            >
              <SourceMark outlet={outlet} size={18} />
              <span>
                {name}
                {again.length > 0 && ` (${count(again.length + 1, 'feed')})`}
              </span>
            </button>
          </li>
        ))}
        {isWhole && unnamed > 0 && <li className="meta">and {count(unnamed, 'other source')}</li>}
        {others > 0 && (
          <li>
            <button
              type="button"
              className="chip chip-more"
              aria-expanded={isWhole}
              aria-label={isWhole ? 'Show fewer sources' : `+${others} more sources`}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? 'Show fewer' : `+${others} more`}
            </button>
          </li>
        )}
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

function countOf(named: readonly { of: readonly Outlet[] }[]): number {
  return named.reduce((sum, { of }) => sum + of.length, 0)
}
