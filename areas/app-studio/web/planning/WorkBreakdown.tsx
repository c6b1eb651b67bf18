import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { useRoute } from '#web/use-route.ts'
import { appStudio } from '../../contract.ts'
import { routes } from '../../routes.ts'
import { TaskBoard } from './TaskBoard.tsx'
import { WorkTree } from './WorkTree.tsx'

const views = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
] as const

/** The work breakdown structure, as a tree or as a board of cards. */
export function WorkBreakdown({ projectId }: { projectId: string }) {
  const { wbs, epics } = useRead(appStudio.getProject, { id: projectId })
  const { goTo } = usePage()
  const view = useRoute(routes.plan)?.view === 'board' ? 'board' : 'list'

  function handleView(next: typeof view) {
    goTo(
      next === 'board'
        ? address(routes.plan, { project: projectId, view: next })
        : address(routes.project, { project: projectId, '*': 'planning' }),
    )
  }

  return (
    <Panel
      title="Work Breakdown Structure"
      actions={<Segmented label="View" options={views} value={view} onChange={handleView} />}
    >
      {view === 'list' ? <WorkTree wbs={wbs} epics={epics} /> : <TaskBoard projectId={projectId} />}
    </Panel>
  )
}
