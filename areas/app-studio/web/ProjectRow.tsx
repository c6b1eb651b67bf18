import './ProjectRow.css'
import { useId } from 'react'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import { GitBranch, Users } from '#web/ui/more-icons.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Project } from '../contract.ts'
import { ProjectPanels } from './ProjectPanels.tsx'

interface ProjectRowProps {
  project: Project
  isOpen: boolean
  onToggle: () => void
  onOpen: () => void
}

export function ProjectRow({ project, isOpen, onToggle, onOpen }: ProjectRowProps) {
  const { name, stack, status, health, progress, lastUpdated, description, branch } = project
  const bodyId = useId()
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
          <Badge tone={health === 'good' ? 'success' : 'warn'} dot>
            {health}
          </Badge>
        </p>
        <p className="meta">
          {stack.join(', ')}, updated <TimeAgo inSentence time={lastUpdated} />
        </p>
        <div className="project-progress">
          <span>{progress}%</span>
          <ProgressBar label={`Progress of ${name}`} percent={progress} />
        </div>
      </header>
      {isOpen && (
        <div id={bodyId} className="project-body">
          <p dir="auto">{description}</p>
          <p className="meta project-facts">
            <span>
              <GitBranch /> {branch}
            </span>
            <span>
              <Users /> {count(project.collaborators, 'collaborator')}
            </span>
          </p>
          <ProjectPanels project={project} />
          <div className="project-ways">
            <Button variant="primary" onClick={onOpen}>
              View Full Project
            </Button>
            {/* The screens behind these two are not drawn yet. */}
            <Button>Deploy</Button>
            <Button>Settings</Button>
          </div>
        </div>
      )}
    </li>
  )
}
