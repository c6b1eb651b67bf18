import '#web/ui/blocks/Workspace.css'
import './AppStudio.css'
import { Suspense } from 'react'
import { usePage } from '#web/place/page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Masthead } from '#web/ui/blocks/Masthead.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useRoute } from '#web/use-route.ts'
import { routes } from '../routes.ts'
import { CreateProject } from './CreateProject.tsx'
import { ProjectCount, ProjectList } from './ProjectList.tsx'
import { ProjectTools } from './projects/ProjectTools.tsx'
import { listPage } from './projects/use-open-project.ts'
import { Promises } from './Promises.tsx'

const ProjectDetail = lazyPart(async () => (await import('./ProjectDetail.tsx')).ProjectDetail)

/** The page without a top bar, where the screen shows its own title. */
const pageWithoutTopBar = 'build-software'

/** The screen of App Studio: the list of projects, or an open project. */
export function AppStudioScreen() {
  const { page, goTo } = usePage()
  const opened = useRoute(routes.project)
  if (opened) {
    return (
      <div className="workspace project-room">
        <Trouble key={opened.project}>
          <Suspense fallback={<SkeletonLines count={12} />}>
            <ProjectDetail id={opened.project} place={opened['*']} onBack={() => goTo('.')} />
          </Suspense>
        </Trouble>
      </div>
    )
  }
  const isList = page === listPage
  return (
    <div className="workspace app-studio">
      {page === pageWithoutTopBar && <Masthead title="App Studio" />}
      {!isList && <CreateProject />}
      <Panel
        title="Your Projects"
        count={<ProjectCount />}
        actions={<ProjectTools />}
        skeleton={<SkeletonLines count={6} />}
      >
        <ProjectList />
      </Panel>
      {!isList && (
        <Suspense fallback={null}>
          <Promises />
        </Suspense>
      )}
    </div>
  )
}
