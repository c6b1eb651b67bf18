import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { categoryKey } from '#web/ui/category.ts'
import { Select } from '#web/ui/controls/Field.tsx'
import { ChevronRight, LayoutGrid, List } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useNearView } from '#web/ui/use-near-view.ts'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import type { Folder, Period } from '../../contract.ts'
import { EditFolderButton } from './EditFolderButton.tsx'
import type { FolderView } from './FolderArticles.tsx'
import { ArticlesSkeleton } from '#web/ui/skeletons/ListSkeletons.tsx'
import { GenerateButton } from '#areas/newsroom/web/lends/GenerateButton.tsx'
import { MarkReadMenu } from '../marking/MarkReadMenu.tsx'
import { folderPeriods, periodWords } from '../periods.ts'
import { useChosen, usePeriod } from '../use-chosen.ts'

// The articles are loaded on demand, because folders are closed at first.
const loadArticles = async () => (await import('./FolderArticles.tsx')).FolderArticles
const FolderArticles = lazyPart(loadArticles)
const AskAboutFolder = lazyPart(async () => (await import('./FolderArticles.tsx')).AskAboutFolder)

const views = [
  { value: 'magazine', label: 'Magazine view', icon: <List /> },
  { value: 'card', label: 'Card view', icon: <LayoutGrid /> },
] as const

interface FolderSectionProps {
  folder: Folder
  search: string
  isOpen: boolean
  /** True if the page was opened by a link to this folder. */
  isWanted: boolean
  onToggle: () => void
}

/** A folder of Your Feed, with its own period and layout. */
export function FolderSection(props: FolderSectionProps) {
  const { folder, search, isOpen, isWanted, onToggle } = props
  const section = useRef<HTMLElement>(null)
  const [period, setPeriod] = usePeriod()
  const { filter, hub } = useChosen()
  const [view, setView] = useState<FolderView>('magazine')
  const bodyId = useId()
  const [body, isNear] = useNearView<HTMLDivElement>(isOpen)
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])

  return (
    <section
      className="folder"
      data-open={isOpen || undefined}
      aria-label={folder.name}
      ref={section}
    >
      <header className="folder-head">
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={onToggle}
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
          {isOpen && (
            <Suspense fallback={null}>
              <AskAboutFolder folder={folder} />
            </Suspense>
          )}
          <Select
            aria-label={`Period of ${folder.name}`}
            options={folderPeriods}
            value={period}
            onChange={(value) => setPeriod(value as Period)}
          />
          <GenerateButton
            title={folder.name}
            sourceModule="Your Feed"
            subject={{ kind: 'folder', name: folder.name }}
          />
          <EditFolderButton folder={folder} />
          <MarkReadMenu
            name={folder.name}
            list={{ folder: folder.id, time: period, filter, search, hub }}
            shown={periodWords[period]}
          />
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
        <div id={bodyId} ref={body}>
          {isNear ? (
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
          ) : (
            <div className="folder-below" />
          )}
        </div>
      )}
    </section>
  )
}
