import './Saved.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { saved, type Saved } from '../contract.ts'
import { GenerateFromSaved } from './GenerateFromSaved.tsx'
import { SavedCard } from './SavedCard.tsx'

const LiveSaved = lazyPart(async () => (await import('./live/LiveSaved.tsx')).LiveSaved)

const kinds = [
  { value: 'articles', label: 'Articles' },
  { value: 'threads', label: 'Threads' },
  { value: 'bookmarks', label: 'Bookmarks' },
] as const

/** Shows the things that the reader kept for later. */
export function SavedTab() {
  return useKept('saved/bookmarks') ? <LiveSaved /> : <AllSaved />
}

/** Shows all of them in one list, as there are so few. */
function AllSaved() {
  const kept = useRead(saved.getSaved, {})
  const [kind, setKind] = useState<keyof Saved>('articles')
  // A kind that a hub has never kept one of is no choice.
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
