import './ProjectDetail.css'
import { Suspense, useEffect, useId, useRef } from 'react'
import { address } from '#core/route.ts'
import { useFound } from '#web/asking/use-found.ts'
import { usePage } from '#web/place/page.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ArrowLeft } from '#web/ui/more-icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TabList } from '#web/ui/tabs/TabList.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { appStudio, type ProjectDetail as Project, type ProjectTab } from '../contract.ts'
import { PROJECTS } from '../limits.ts'
import { routes } from '../routes.ts'
import { stageNames } from './project-words.ts'
import { DeployBar } from './projects/DeployBar.tsx'
import { ProjectSettings } from './projects/ProjectSettings.tsx'
import { useProjectActions } from './projects/use-project-actions.ts'

const names: Record<ProjectTab, string> = {
  'vibe-code': 'Vibe Code',
  documentation: 'Documentation',
  planning: 'Project Management',
  agents: 'Agent Command Center',
  integrations: 'Integrations',
}

const contents = {
  'vibe-code': lazyPart(async () => (await import('./workspace/Workspace.tsx')).Workspace),
  documentation: lazyPart(
    async () => (await import('./documentation/Documentation.tsx')).Documentation,
  ),
  planning: lazyPart(
    async () => (await import('./planning/ProjectManagement.tsx')).ProjectManagement,
  ),
  agents: lazyPart(async () => (await import('./agents/AgentCenter.tsx')).AgentCenter),
  integrations: lazyPart(
    async () => (await import('./integrations/Integrations.tsx')).Integrations,
  ),
} satisfies Record<ProjectTab, unknown>

/** The tab for a place in the address. Any place that is not a tab belongs to the workspace. */
function tabOf(place: string, tabs: readonly ProjectTab[]): ProjectTab {
  const [folder] = place.split('/')
  return tabs.find((tab) => tab === folder) ?? 'vibe-code'
}

interface ProjectDetailProps {
  id: string
  /** The open place in the project, such as "documentation/overview". */
  place: string
  onBack: () => void
}

/** One project, with its workspace and all of its data. */
export function ProjectDetail({ id, place, onBack }: ProjectDetailProps) {
  const project = useFound(appStudio.getProject, { id })
  if (project) return <FoundProject project={project} place={place} onBack={onBack} />
  return (
    <Empty
      level={2}
      title="This project is not here"
      action={<Button onClick={onBack}>Go to your projects</Button>}
    >
      It was deleted for good, is another reader's, or is not shared by this link any more.
    </Empty>
  )
}

interface FoundProjectProps extends Omit<ProjectDetailProps, 'id'> {
  project: Project
}

function FoundProject({ project, place, onBack }: FoundProjectProps) {
  const { id } = project
  const head = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    head.current?.focus()
  }, [id])

  return (
    <div className="project-detail">
      <header>
        <IconButton label="Back to Projects" icon={<ArrowLeft />} onClick={onBack} />
        <h2 ref={head} tabIndex={-1} dir="auto">
          {project.name}
        </h2>
        <p className="project-detail-states">
          {project.primaryState && <Badge tone="pencil">{stageNames[project.primaryState]}</Badge>}
          {project.secondaryState && <Badge>{project.secondaryState}</Badge>}
          {project.isShared && <Badge tone="line">Read only</Badge>}
          {project.shelf !== 'active' && <Badge tone="line">{project.shelf}</Badge>}
          {project.repository && (
            <span className="meta">
              Edited <TimeAgo inSentence time={project.lastUpdated} />
            </span>
          )}
        </p>
        <p className="project-detail-text" dir="auto">
          {project.description}
        </p>
        {project.repository && !project.isShared && project.shelf !== 'deleted' && (
          <Suspense fallback={<p className="deploy-bar" />}>
            <DeployBar project={id} />
          </Suspense>
        )}
        {!project.isShared && <SettingsButton project={project} />}
      </header>
      {project.shelf === 'deleted' ? (
        <Empty>
          This project was deleted. Restore it to open it again; {PROJECTS.undoDays} days after it
          was deleted, it is gone for good.
        </Empty>
      ) : (
        <ProjectTabs project={project} place={place} />
      )}
    </div>
  )
}

function ProjectTabs({ project, place }: { project: Project; place: string }) {
  const { goTo } = usePage()
  const { id } = project
  const tab = tabOf(place, project.tabs)
  const tabsId = useId()
  const Content = contents[tab]

  function handleTab(next: ProjectTab) {
    goTo(address(routes.project, { project: id, '*': next === 'vibe-code' ? '' : next }))
  }

  return (
    <>
      <div className="project-detail-bar">
        <TabList
          id={`${tabsId}-tab`}
          panelId={`${tabsId}-panel`}
          label={project.name}
          tabs={project.tabs.map((value) => ({ value, label: names[value] }))}
          value={tab}
          onChange={handleTab}
        />
        <p className="app-badges" aria-label="Technology" role="group">
          {project.techStack.map((each) => (
            <Badge key={each} tone="line">
              {each}
            </Badge>
          ))}
        </p>
      </div>
      <div
        className="project-detail-content"
        role="tabpanel"
        id={`${tabsId}-panel`}
        aria-labelledby={`${tabsId}-tab-${tab}`}
      >
        <Trouble key={tab}>
          <Suspense fallback={<SkeletonLines count={10} />}>
            <Content projectId={id} />
          </Suspense>
        </Trouble>
      </div>
    </>
  )
}

function SettingsButton({ project }: { project: Project }) {
  const settings = useOpening()
  const { restoreIt } = useProjectActions()
  const { repository, shelf } = project
  if (shelf === 'deleted')
    return (
      <Button size="s" onClick={() => void restoreIt(project)}>
        Restore
      </Button>
    )
  return (
    <>
      <Button size="s" onClick={repository ? settings.open : undefined}>
        Project Settings
      </Button>
      {repository && (
        <ProjectSettings
          key={settings.nth}
          {...{ project, repository }}
          open={settings.isOpen}
          onClose={settings.close}
        />
      )}
    </>
  )
}
