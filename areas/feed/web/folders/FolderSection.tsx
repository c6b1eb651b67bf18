import { Suspense, useId, useState } from 'react'
import { categoryKey } from '#web/ui/category.ts'
import { Select } from '#web/ui/controls/Field.tsx'
import { ChevronRight, LayoutGrid, List } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import type { Folder, Period } from '../../contract.ts'
import { EditFolderButton } from './EditFolderButton.tsx'
import type { FolderView } from './FolderArticles.tsx'
import { ArticlesSkeleton } from '#web/ui/skeletons/FrontSkeleton.tsx'
import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { folderPeriods } from '../periods.ts'
import { usePeriod } from '../use-chosen.ts'

// Folders are closed at first.
const loadArticles = async () => (await import('./FolderArticles.tsx')).FolderArticles
const FolderArticles = lazyPart(loadArticles)

const views = [
  { value: 'magazine', label: 'Magazine view', icon: <List /> },
  { value: 'card', label: 'Card view', icon: <LayoutGrid /> },
] as const

/** A folder of Your Feed: closed at first, with a period and a layout of its own. */
export function FolderSection({ folder, search }: { folder: Folder; search: string }) {
  const [isOpen, setOpen] = useState(false)
  const [period, setPeriod] = usePeriod()
  const [view, setView] = useState<FolderView>('magazine')
  const bodyId = useId()
  return (
    <section className="folder" data-open={isOpen || undefined} aria-label={folder.name}>
      <header className="folder-head">
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => setOpen(!isOpen)}
            onPointerEnter={() => void loadArticles()}
            onFocus={() => void loadArticles()}
          >
            <ChevronRight />
            <span className="folder-swatch" data-cat={categoryKey(folder.name, folder.hue)} />
            <span>{folder.name}</span>
          </button>
        </h3>
        <p className="meta">
          <b data-some={folder.newArticleCount > 0 || undefined}>{folder.newArticleCount} new</b>,{' '}
          {folder.readArticleCount} read
        </p>
        <div className="folder-controls">
          <Select
            aria-label={`Period of ${folder.name}`}
            options={folderPeriods}
            value={period}
            onChange={(value) => setPeriod(value as Period)}
          />
          <GenerateButton title={folder.name} sourceModule="Your Feed" />
          <EditFolderButton folder={folder} />
          <Segmented
            label={`View of ${folder.name}`}
            options={views}
            value={view}
            onChange={setView}
            iconsOnly
          />
        </div>
      </header>
      {isOpen && (
        <div id={bodyId}>
          <Suspense
            fallback={
              <ul className="articles" data-view={view}>
                <ArticlesSkeleton />
              </ul>
            }
          >
            <FolderArticles
              key={`${period} ${search}`}
              folder={folder}
              period={period}
              search={search}
              view={view}
              onPeriod={setPeriod}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}
