import './Saved.css'
import { useId, useState } from 'react'
import { useRead } from '#web/api.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { TimeAgo } from '#web/ui/TimeAgo.tsx'
import { WirePhoto } from '#web/ui/WirePhoto.tsx'
import { saved, type Saved, type SavedItem } from '../../contracts/saved.ts'

const kinds = [
  { value: 'articles', label: 'Articles' },
  { value: 'threads', label: 'Threads' },
  { value: 'bookmarks', label: 'Bookmarks' },
] as const

/** What the reader kept for later. */
export function SavedTab() {
  const kept = useRead(saved.getSaved, {})
  const [kind, setKind] = useState<keyof Saved>('articles')
  return (
    <Tabs
      className="saved"
      label="Saved"
      tabs={kinds.map(({ value, label }) => ({ value, label: `${label} (${kept[value].length})` }))}
      value={kind}
      onChange={setKind}
    >
      <div className="side-scroll" key={kind}>
        <ul className="side-cards" aria-label={kinds.find(({ value }) => value === kind)?.label}>
          {kept[kind].map((item) => (
            <SavedCard key={item.id} item={item} />
          ))}
        </ul>
      </div>
    </Tabs>
  )
}

/** Its buttons are there to be seen: in the demo, neither has an effect. */
function SavedCard({ item: { title, category, hub, savedAt } }: { item: SavedItem }) {
  const titleId = useId()
  return (
    <li className="saved-card">
      <span className="saved-thumb">
        <WirePhoto title={title} category={category} rows={11} />
      </span>
      <h3 id={titleId}>{title}</h3>
      <p className="meta">
        <span>{hub}</span> <TimeAgo time={savedAt} />
      </p>
      <div className="saved-actions">
        <Button size="s" aria-describedby={titleId}>
          Read
        </Button>
        <Button size="s" variant="quiet" aria-describedby={titleId}>
          Remove
        </Button>
      </div>
    </li>
  )
}
