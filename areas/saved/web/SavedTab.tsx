import './Saved.css'
import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { fullCount } from '#web/ui/count.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import type { Saved } from '../contract.ts'
import { savedLists } from '../contracts/lists.ts'
import { BookmarkNames } from './BookmarkNames.tsx'
import { SavedItems } from './SavedItems.tsx'

const Bookmarks = lazyPart(async () => (await import('./bookmarks/Bookmarks.tsx')).Bookmarks)

const MOST_COUNTED = 10_000

/** Shows the things that the reader saved: articles, conversations, and pages of any site. */
export function SavedTab() {
  const { isEditable, ...counts } = useRead(savedLists.countSaved, {})
  const [kind, setKind] = useState<keyof Saved>('articles')
  const tabs = [
    { value: 'articles' as const, label: `Articles (${amount(counts.articles)})` },
    // The tab of conversations is shown only if there are any.
    ...(counts.threads > 0
      ? [{ value: 'threads' as const, label: `Threads (${amount(counts.threads)})` }]
      : []),
    { value: 'bookmarks' as const, label: `Bookmarks (${amount(counts.bookmarks)})` },
  ]
  const shown = tabs.some(({ value }) => value === kind) ? kind : 'articles'
  return (
    <Tabs className="saved" label="Saved" tabs={tabs} value={shown} onChange={setKind}>
      <div className="side-scroll" key={shown}>
        <Trouble>
          <Suspense fallback={<SkeletonLines count={5} />}>
            {shown !== 'bookmarks' && <SavedItems kind={shown} isEditable={isEditable} />}
            {shown === 'bookmarks' && isEditable && <Bookmarks />}
            {shown === 'bookmarks' && !isEditable && <BookmarkNames />}
          </Suspense>
        </Trouble>
      </div>
    </Tabs>
  )
}

function amount(counted: number): string {
  return counted >= MOST_COUNTED ? `${fullCount(MOST_COUNTED)}+` : fullCount(counted)
}
