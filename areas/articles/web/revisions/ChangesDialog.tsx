import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Outlet } from '../../contract.ts'
import { revisions } from '../../contracts/revisions.ts'
import { DiffText } from '../lends/DiffText.tsx'

interface ChangesDialogProps {
  outlet: Outlet
  entry: number
  open: boolean
  onClose: () => void
}

/** A dialog with the changes that a source made after publishing, one at a time, newest first. */
export function ChangesDialog({ outlet, entry, open, onClose }: ChangesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`What ${outlet.name} changed`} size="wide">
      <Changes entry={entry} />
    </Dialog>
  )
}

function Changes({ entry }: { entry: number }) {
  const changes = useRead(revisions.listRevisions, { entry })
  const [place, setPlace] = useState(0)
  const change = changes[place] ?? changes[0]
  const last = changes.length - 1
  if (!change) return <Empty>The earlier text is no longer available.</Empty>
  return (
    <>
      <div className="changes-head">
        <p className="meta" role="status">
          {changes.length > 1 && `Change ${changes.length - place} of ${changes.length}, `}
          found <TimeAgo time={change.foundTime} inSentence />
        </p>
        {changes.length > 1 && (
          // The buttons stay enabled at the ends, because a disabled button would lose the focus.
          <div>
            <Button
              size="s"
              aria-disabled={place >= last}
              onClick={() => setPlace(Math.min(place + 1, last))}
            >
              Older
            </Button>
            <Button
              size="s"
              aria-disabled={place === 0}
              onClick={() => setPlace(Math.max(place - 1, 0))}
            >
              Newer
            </Button>
          </div>
        )}
      </div>
      <p className="changes-key diff-text meta">
        <del>Struck through</del> was removed, <ins>underlined</ins> was added.
      </p>
      <Suspense fallback={<SkeletonLines count={6} />}>
        <Change key={change.id} id={change.id} />
      </Suspense>
    </>
  )
}

function Change({ id }: { id: number }) {
  const { title, text } = useRead(revisions.compareRevision, { id })
  return (
    <div className="changes diff-text">
      <h3 dir="auto">
        <DiffText pieces={title} />
      </h3>
      <p dir="auto">
        <DiffText pieces={text} />
      </p>
    </div>
  )
}
