import './Joining.css'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { joining, type Correction } from '../../contracts/corrections.ts'
import { TargetDialog } from './TargetDialog.tsx'
import { useCorrections } from './use-corrections.ts'

/**
 * A button to merge another article about the same event, and a list of the reader's corrections.
 */
export function Corrections({ article }: { article: number }) {
  const made = useRead(joining.listCorrections, { article })
  const { merge, undo } = useCorrections()
  const merging = useOpening()

  /** Opens the dialog without the error of an earlier attempt. */
  function handleOpen() {
    merge.reset()
    merging.open()
  }

  async function handleMerge(other: number) {
    const merged = await merge.mutateAsync({ article, other }).catch(() => null)
    if (merged) merging.close()
  }

  return (
    <section className="corrections">
      {made.length > 0 && (
        <>
          <h3>Corrections</h3>
          <ul>
            {made.map((correction) => (
              <li key={correction.id}>
                <p>
                  <span dir="auto">“{correction.title}”</span> {wordsOf(correction)}{' '}
                  <span className="meta">
                    <TimeAgo time={correction.time} />
                  </span>
                </p>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={`Undo: “${correction.title}” ${wordsOf(correction)}`}
                  onClick={() => void undo(correction.id)}
                >
                  Undo
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button size="s" variant="quiet" aria-haspopup="dialog" onClick={handleOpen}>
        Merge with another article
      </Button>
      {merging.nth > 0 && (
        <TargetDialog
          key={merging.nth}
          title="Merge with another article"
          words="Choose the article about the same event. Both addresses will lead to the merged article."
          submit="Merge"
          article={article}
          open={merging.isOpen}
          isPending={merge.isPending}
          error={merge.error}
          onChoose={handleMerge}
          onClose={merging.close}
        />
      )}
    </section>
  )
}

function wordsOf({ kind, isByMeaning, isInto }: Correction): string {
  if (isByMeaning)
    return 'was merged into this article: your endpoint found that it is about the same event'
  if (kind === 'merge') return 'was merged into this article'
  if (kind === 'move') return isInto ? 'was moved here' : 'was moved to another article'
  return isInto ? 'was split off into this article' : 'was split off'
}
