import './Saved.css'
import { useId, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Tabs } from '#web/ui/controls/Tabs.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { WirePhoto } from '#web/ui/marks/WirePhoto.tsx'
import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { GenerationProvider } from '#areas/newsroom/web/lends/GenerationProvider.tsx'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'
import { saved, type Saved, type SavedItem } from '../contract.ts'

const kinds = [
  { value: 'articles', label: 'Articles' },
  { value: 'threads', label: 'Threads' },
  { value: 'bookmarks', label: 'Bookmarks' },
] as const

/** What the reader kept for later. */
export function SavedTab() {
  const kept = useRead(saved.getSaved, {})
  const [kind, setKind] = useState<keyof Saved>('articles')
  // What a hub has never kept one of is no choice.
  const shown = kinds.filter(({ value }) => value === 'articles' || kept[value].length > 0)
  return (
    <Tabs
      className="saved"
      label="Saved"
      tabs={shown.map(({ value, label }) => ({ value, label: `${label} (${kept[value].length})` }))}
      value={kind}
      onChange={setKind}
    >
      <div className="side-scroll" key={kind}>
        {kept[kind].length === 0 && (
          <Empty quiet>Nothing saved yet. Bookmark an article to keep it here.</Empty>
        )}
        {kind === 'articles' && kept.articles.length > 0 && <GenerateFromSaved />}
        <ul className="side-cards" aria-label={kinds.find(({ value }) => value === kind)?.label}>
          {kept[kind].map((item) => (
            <SavedCard key={item.id} kind={kind} item={item} />
          ))}
        </ul>
      </div>
    </Tabs>
  )
}

/** Where pieces are really made. */
function GenerateFromSaved() {
  if (!useKept('generation/making')) return null
  return (
    <GenerationProvider>
      <p className="saved-piece meta">
        Hear, watch or read all of it as one piece
        <GenerateButton title="What you saved" sourceModule="Saved" subject={{ kind: 'saved' }} />
      </p>
    </GenerationProvider>
  )
}

interface SavedCardProps {
  kind: keyof Saved
  item: SavedItem
}

/** Its buttons do what the hub does with them: in the demo, nothing. */
function SavedCard({ kind, item: { id, title, category, hub, savedAt, page } }: SavedCardProps) {
  const titleId = useId()
  const { goTo } = usePage()
  const remove = useWrite(saved.removeSaved)
  return (
    <li className="saved-card">
      <span className="saved-thumb">
        <WirePhoto title={title} category={category} rows={14} />
      </span>
      <h3 id={titleId}>{title}</h3>
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
    </li>
  )
}
