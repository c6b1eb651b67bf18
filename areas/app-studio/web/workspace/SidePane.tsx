import './SidePane.css'
import { Suspense, useState } from 'react'
import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { FlaskConical } from '#web/ui/icons.ts'
import {
  Activity,
  FolderTree,
  Hammer,
  Plug,
  ScrollText,
  SquareFunction,
  Users,
} from '#web/ui/more-icons.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { useRoute } from '#web/use-route.ts'
import type { Workspace, WorkspaceView } from '../../contracts/workspace.ts'
import { foldersAbove, initiallyOpenFolders, nodeAt } from '../../file-tree.ts'
import { routes } from '../../routes.ts'
import { ActivityList } from './ActivityList.tsx'
import { AgentList } from './AgentList.tsx'
import { BuildList } from './BuildList.tsx'
import { EnvironmentList } from './environments/EnvironmentList.tsx'
import { Explorer } from './Explorer.tsx'
import { ProjectFiles } from './files/ProjectFiles.tsx'
import { FunctionPane } from './functions/FunctionPane.tsx'
import { ProjectActivityList } from './history/ProjectActivityList.tsx'
import { ScriptList } from './ScriptList.tsx'
import { ServiceList } from './ServiceList.tsx'
import { TestRun } from './TestRun.tsx'
import type { Source } from './use-source.ts'

const looks: Record<WorkspaceView, { label: string; icon: React.ReactNode }> = {
  builds: { label: 'Builds', icon: <Hammer /> },
  explorer: { label: 'Explorer', icon: <FolderTree /> },
  agents: { label: 'Agents', icon: <Users /> },
  activity: { label: 'Activity', icon: <Activity /> },
  integrations: { label: 'Integrations', icon: <Plug /> },
  scripts: { label: 'Scripts', icon: <ScrollText /> },
  tests: { label: 'Tests', icon: <FlaskConical /> },
  functions: { label: 'Functions', icon: <SquareFunction /> },
}

interface SidePaneProps {
  projectId: string
  workspace: Workspace
  source: Source | null
  /** Runs a script in the terminal; null if there is no terminal. */
  onRunScript: ((name: string) => void) | null
}

export function SidePane({ projectId, workspace, source, onRunScript }: SidePaneProps) {
  const { views, builds, agents, activity, files, integrations, scripts } = workspace
  const { goTo } = usePage()
  const file = useRoute(routes.file)?.['*']
  const pane = useRoute(routes.pane)?.pane
  const [first] = views
  const tab = file === undefined ? (views.find((view) => view === pane) ?? first!) : 'explorer'
  // The open folders are kept in this component, so that the tree does not close when another view
  // is shown.
  const [openFolders, setOpenFolders] = useState<ReadonlySet<string>>(
    () => new Set([...initiallyOpenFolders, ...foldersAbove(files, file ?? '')]),
  )
  const [lastFile, setLastFile] = useState('')
  if (file !== undefined && file !== lastFile) setLastFile(file)

  function handleFile(path: string) {
    goTo(address(routes.file, { project: projectId, '*': path }))
  }

  function handleTab(next: WorkspaceView) {
    if (next === 'explorer') handleFile(lastFile)
    else if (next === first) goTo(address(routes.project, { project: projectId, '*': '' }))
    else goTo(address(routes.pane, { project: projectId, pane: next }))
  }

  const contents: Record<WorkspaceView, { note: string; body: React.ReactNode }> = {
    builds: {
      note: source ? '' : `${builds.length} environments`,
      body: source ? (
        <EnvironmentList source={source} />
      ) : (
        <BuildList projectId={projectId} builds={builds} />
      ),
    },
    explorer: {
      note: '',
      body: source ? (
        <ProjectFiles
          source={source}
          files={files}
          open={openFolders}
          selected={source.path}
          onOpenChange={setOpenFolders}
        />
      ) : (
        <Explorer
          files={files}
          open={openFolders}
          selected={nodeAt(files, file ?? '')?.id ?? null}
          onOpenChange={setOpenFolders}
          onSelect={handleFile}
        />
      ),
    },
    agents: { note: `${agents.length} agents`, body: <AgentList agents={agents} /> },
    activity: {
      note: '',
      body: source ? <ProjectActivityList source={source} /> : <ActivityList entries={activity} />,
    },
    integrations: { note: '', body: <ServiceList projectId={projectId} services={integrations} /> },
    scripts: { note: '', body: <ScriptList scripts={scripts} onRun={onRunScript} /> },
    tests: { note: '', body: source && <TestRun source={source} /> },
    functions: { note: '', body: source && <FunctionPane source={source} /> },
  }
  const { note, body } = contents[tab]
  const { label } = looks[tab]

  return (
    <section className="vibe-pane" data-pane="side" aria-label="Workspace">
      <Tabs
        label="Workspace"
        className="vibe-side"
        vertical
        tabs={views.map((value) => ({ value, ...looks[value] }))}
        value={tab}
        onChange={handleTab}
      >
        <div className="vibe-title">
          <h3>{label}</h3>
          {note && <span className="meta">{note}</span>}
        </div>
        {/* The tab index allows scrolling with the arrow keys. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="vibe-scroll" role="group" aria-label={`${label}, contents`} tabIndex={0}>
          <Suspense fallback={<SkeletonLines count={6} />}>{body}</Suspense>
        </div>
      </Tabs>
    </section>
  )
}
