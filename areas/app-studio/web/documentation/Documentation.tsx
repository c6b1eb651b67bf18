import './Documentation.css'
import { Suspense } from 'react'
import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useRoute } from '#web/use-route.ts'
import { appStudio, type DocumentPage } from '../../contract.ts'
import { findPage } from '../../document-pages.ts'
import { routes } from '../../routes.ts'

const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown)

/** The documentation of a project: a list of pages, and the open page. */
export function Documentation({ projectId }: { projectId: string }) {
  const { documentation } = useRead(appStudio.getProject, { id: projectId })
  const { goTo } = usePage()
  const chosen = useRoute(routes.document)?.page
  if (!documentation) return <Empty quiet>This project has no documents.</Empty>
  const openId = chosen ?? documentation.currentPageId
  const page = findPage(documentation.pages, openId)
  function handleOpen(id: string) {
    goTo(address(routes.document, { project: projectId, page: id }))
  }

  return (
    <div className="documentation">
      <nav className="document-list" aria-label="Documentation pages">
        <PageTree pages={documentation.pages} openId={openId} onOpen={handleOpen} />
      </nav>
      <section className="document-viewer" aria-label={page?.title ?? 'Documentation'}>
        <header>
          <p className="meta">
            Last updated <TimeAgo inSentence time={documentation.lastUpdated} />
          </p>
          {/* The documents define no action for these buttons. */}
          <Button size="s">Edit</Button>
          <Button size="s">Delete</Button>
        </header>
        <div className="document-text">
          {page ? (
            <Suspense fallback={<SkeletonLines count={8} />}>
              <Markdown text={page.content} />
            </Suspense>
          ) : (
            <Empty quiet>That page no longer exists. Choose another one.</Empty>
          )}
        </div>
      </section>
    </div>
  )
}

interface PageTreeProps {
  pages: readonly DocumentPage[]
  openId: string
  onOpen: (id: string) => void
}

function PageTree({ pages, openId, onOpen }: PageTreeProps) {
  return (
    <ul>
      {pages.map(({ id, title, children = [] }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === openId ? 'page' : undefined}
            onClick={() => onOpen(id)}
          >
            {title}
          </button>
          {children.length > 0 && <PageTree pages={children} openId={openId} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
}
