import '#web/ui/blocks/Workspace.css'
import './AppStudio.css'
import { Suspense, useState } from 'react'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Masthead } from '#web/ui/blocks/Masthead.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { CreateProject } from './CreateProject.tsx'
import { ProjectCount, ProjectList } from './ProjectList.tsx'
import { Promises } from './Promises.tsx'

const ProjectDetail = lazyPart(async () => (await import('./ProjectDetail.tsx')).ProjectDetail)

/** There, the screen has to say its name itself. */
const pageWithoutTopBar = 'build-software'

/** The projects, or one of them: which one is kept here, not in the page. */
export function AppStudioScreen() {
  const { page } = usePage()
  const [openId, setOpenId] = useState<string | null>(null)
  if (openId !== null) {
    return (
      <div className="workspace">
        <Trouble>
          <Suspense fallback={<SkeletonLines count={12} />}>
            <ProjectDetail id={openId} onBack={() => setOpenId(null)} />
          </Suspense>
        </Trouble>
      </div>
    )
  }
  return (
    <div className="workspace app-studio">
      {page === pageWithoutTopBar && <Masthead title="App Studio" />}
      <CreateProject />
      <Panel
        title="Your Projects"
        count={<ProjectCount />}
        actions={
          <Button size="s" icon={<Plus />}>
            New Project
          </Button>
        }
        skeleton={<SkeletonLines count={6} />}
      >
        <ProjectList onOpen={setOpenId} />
      </Panel>
      <Promises />
    </div>
  )
}
