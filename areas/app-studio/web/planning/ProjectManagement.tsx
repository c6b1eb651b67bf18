import './ProjectManagement.css'
import { useRead } from '#web/asking/api.tsx'
import { appStudio } from '../../contract.ts'
import { studioPlan } from '../../contracts/planning.ts'
import { FeatureRoadmap } from './FeatureRoadmap.tsx'
import { Milestones } from './Milestones.tsx'
import { ProjectRoadmap } from './ProjectRoadmap.tsx'
import { ProjectVelocity } from './ProjectVelocity.tsx'
import { TaskSummary } from './TaskSummary.tsx'
import { WorkBreakdown } from './WorkBreakdown.tsx'

/** The progress of a project, and its work breakdown structure. */
export function ProjectManagement({ projectId }: { projectId: string }) {
  const { roadmap, epics } = useRead(appStudio.getProject, { id: projectId })
  const { milestones, velocity } = useRead(studioPlan.getPlan, { projectId })
  return (
    <div className="planning">
      <WorkBreakdown projectId={projectId} />
      <div className="planning-top">
        <ProjectRoadmap phases={roadmap} />
        <ProjectVelocity velocity={velocity} />
      </div>
      <div className="planning-widgets" role="group" aria-label="Summary">
        <Milestones milestones={milestones} />
        <FeatureRoadmap epics={epics} />
        <TaskSummary epics={epics} />
      </div>
    </div>
  )
}
