import './ProjectRow.css'
import { useId } from 'react'
import { fileSizeText } from '#core/file-size.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import { GitBranch, Users } from '#web/ui/more-icons.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { Project } from '../contract.ts'
import { studioEnvironments } from '../contracts/environments.ts'
import { ProjectPanels } from './ProjectPanels.tsx'
import { ProjectMenu } from './projects/ProjectMenu.tsx'
import { ProjectSettings } from './projects/ProjectSettings.tsx'
import { useOpenProject } from './projects/use-open-project.ts'

interface ProjectRowProps {
  project: Project
  isOpen: boolean
  onToggle: () => void
}

export function ProjectRow({ project, isOpen, onToggle }: ProjectRowProps) {
  const { name, stack, status, health, progress, lastUpdated, repository } = project
  const bodyId = useId()
  const facts = [
    ...stack,
    ...(repository ? [count(repository.files, 'file'), fileSizeText(repository.bytes)] : []),
  ]
  return (
    <li className="project">
      <header>
        <h3>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={onToggle}
          >
            <ChevronRight />
            <span dir="auto">{name}</span>
          </button>
        </h3>
        <p className="project-badges">
          <Badge tone={status === 'active' ? 'pencil' : 'line'}>{status}</Badge>
          {health && (
            <Badge tone={health === 'good' ? 'success' : 'warn'} dot>
              {health}
            </Badge>
          )}
        </p>
        <p className="meta">
          {facts.join(', ')}, updated <TimeAgo inSentence time={lastUpdated} />
        </p>
        {progress !== null && (
          <div className="project-progress">
            <span>{progress}%</span>
            <ProgressBar label={`Progress of ${name}`} percent={progress} />
          </div>
        )}
        {repository && (
          <div className="project-menu">
            <ProjectMenu project={project} />
          </div>
        )}
      </header>
      {isOpen && <ProjectBody id={bodyId} project={project} />}
    </li>
  )
}

function ProjectBody({ id, project }: { id: string; project: Project }) {
  const { description, branch, shelf } = project
  const openProject = useOpenProject()
  return (
    <div id={id} className="project-body">
      {description && <p dir="auto">{description}</p>}
      <p className="meta project-facts">
        <span>
          <GitBranch /> {branch}
        </span>
        <span>
          <Users /> {count(project.collaborators, 'collaborator')}
        </span>
      </p>
      <ProjectPanels project={project} />
      {shelf !== 'deleted' && (
        <div className="project-ways">
          <Button variant="primary" onClick={() => openProject(project.id)}>
            View Full Project
          </Button>
          <MoreWays project={project} />
        </div>
      )}
    </div>
  )
}

function MoreWays({ project }: { project: Project }) {
  const settings = useOpening()
  const deploy = useWrite(studioEnvironments.deployProject)
  const attempt = useAttempt()
  const toast = useToast()
  const { id, name, repository } = project

  async function handleDeploy() {
    if (!(await attempt(deploy.mutateAsync({ project: id })))) return
    toast({ title: 'Deployment started', text: `${name} is served once its tests pass.` })
  }

  if (!repository)
    return (
      <>
        {/* These two buttons do nothing yet, because the requirements describe no effect of them. */}
        <Button>Deploy</Button>
        <Button>Settings</Button>
      </>
    )
  return (
    <>
      <Button disabled={deploy.isPending} onClick={() => void handleDeploy()}>
        Deploy
      </Button>
      <Button onClick={settings.open}>Settings</Button>
      <ProjectSettings
        key={settings.nth}
        {...{ project, repository }}
        open={settings.isOpen}
        onClose={settings.close}
      />
    </>
  )
}
