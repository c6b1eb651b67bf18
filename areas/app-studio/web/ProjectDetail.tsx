import './ProjectDetail.css'
import { Suspense, useEffect, useId, useRef } from 'react'
import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ArrowLeft } from '#web/ui/more-icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TabList } from '#web/ui/tabs/TabList.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { appStudio } from '../contract.ts'
import { routes } from '../routes.ts'
import { stageNames } from './project-words.ts'

const tabs = [
  { value: 'vibe-code', label: 'Vibe Code' },
  { value: 'documentation', label: 'Documentation' },
  { value: 'planning', label: 'Project Management' },
  { value: 'agents', label: 'Agent Command Center' },
  { value: 'integrations', label: 'Integrations' },
] as const
type Tab = (typeof tabs)[number]['value']

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
} satisfies Record<Tab, unknown>

/** The tab that a place is in; the workspace has several places of its own. */
function tabOf(place: string): Tab {
  const [folder] = place.split('/')
  return tabs.find(({ value }) => value === folder)?.value ?? 'vibe-code'
}

interface ProjectDetailProps {
  id: string
  /** The open place in it, such as "documentation/overview". */
  place: string
  onBack: () => void
}

/** One project, with its workspace and everything that is known about it. */
export function ProjectDetail({ id, place, onBack }: ProjectDetailProps) {
  const project = useRead(appStudio.getProject, { id })
  const { goTo } = usePage()
  const tab = tabOf(place)
  const head = useRef<HTMLHeadingElement>(null)
  const tabsId = useId()
  const Content = contents[tab]

  useEffect(() => {
    head.current?.focus()
  }, [id])

  function handleTab(next: Tab) {
    goTo(address(routes.project, { project: id, '*': next === 'vibe-code' ? '' : next }))
  }

  return (
    <div className="project-detail">
      <header>
        <IconButton label="Back to Projects" icon={<ArrowLeft />} onClick={onBack} />
        <h2 ref={head} tabIndex={-1} dir="auto">
          {project.name}
        </h2>
        <p className="project-detail-states">
          <Badge tone="pencil">{stageNames[project.primaryState]}</Badge>
          <Badge>{project.secondaryState}</Badge>
        </p>
        <p className="project-detail-text" dir="auto">
          {project.description}
        </p>
        <Button size="s">Project Settings</Button>
      </header>
      <div className="project-detail-bar">
        <TabList
          id={`${tabsId}-tab`}
          panelId={`${tabsId}-panel`}
          label={project.name}
          tabs={tabs}
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
    </div>
  )
}
