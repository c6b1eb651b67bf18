import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { appStudio } from '../../contract.ts'
import { TaskBoard } from './TaskBoard.tsx'
import { WorkTree } from './WorkTree.tsx'

const views = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
] as const

/** What a project is made of: as a tree to open, or as cards to move. */
export function WorkBreakdown({ projectId }: { projectId: string }) {
  const { wbs, epics } = useRead(appStudio.getProject, { id: projectId })
  const [view, setView] = useState<'list' | 'board'>('list')
  return (
    <Panel
      title="Work Breakdown Structure"
      actions={<Segmented label="View" options={views} value={view} onChange={setView} />}
    >
      {view === 'list' ? <WorkTree wbs={wbs} epics={epics} /> : <TaskBoard projectId={projectId} />}
    </Panel>
  )
}
