import { useId } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Marked } from '#web/ui/marks/Marked.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { WirePhoto } from '#web/ui/marks/WirePhoto.tsx'
import { MadeBy } from '#platform/actions/web/lends/MadeBy.tsx'
import { saved, type Saved, type SavedItem } from '../contract.ts'

interface SavedCardProps {
  kind: keyof Saved
  item: SavedItem
  /** Words that a search found. */
  marks?: readonly string[] | undefined
}

/** A saved item. Its buttons work on a live server, and do nothing in the demo. */
export function SavedCard({
  kind,
  item: { id, title, category, hub, savedAt, page, madeBy },
  marks = [],
}: SavedCardProps) {
  const titleId = useId()
  const { goTo } = usePage()
  const remove = useWrite(saved.removeSaved)
  return (
    <li className="saved-card">
      <span className="saved-thumb">
        <WirePhoto title={title} category={category} rows={14} />
      </span>
      <h3 id={titleId}>
        <Marked text={title} words={marks} />
      </h3>
      <p className="meta">
        <span>{hub}</span> <TimeAgo time={savedAt} />
      </p>
      <div className="saved-actions">
        <Button size="s" aria-describedby={titleId} onClick={() => page && goTo(page)}>
          Read
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-describedby={titleId}
          onClick={() => remove.mutate({ kind, id })}
        >
          Remove
        </Button>
      </div>
      <MadeBy by={madeBy} />
    </li>
  )
}
