import './SidePane.css'
import { useState } from 'react'
import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { Activity, FolderTree, Hammer, Plug, ScrollText, Users } from '#web/ui/more-icons.ts'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { useRoute } from '#web/use-route.ts'
import type { Workspace } from '../../contracts/workspace.ts'
import { foldersAbove, initiallyOpenFolders, nodeAt } from '../../file-tree.ts'
import { routes } from '../../routes.ts'
import { ActivityList } from './ActivityList.tsx'
import { AgentList } from './AgentList.tsx'
import { BuildList } from './BuildList.tsx'
import { Explorer } from './Explorer.tsx'
import { ScriptList } from './ScriptList.tsx'
import { ServiceList } from './ServiceList.tsx'

const tabs = [
  { value: 'builds', label: 'Builds', icon: <Hammer /> },
  { value: 'explorer', label: 'Explorer', icon: <FolderTree /> },
  { value: 'agents', label: 'Agents', icon: <Users /> },
  { value: 'activity', label: 'Activity', icon: <Activity /> },
  { value: 'integrations', label: 'Integrations', icon: <Plug /> },
  { value: 'scripts', label: 'Scripts', icon: <ScrollText /> },
] as const
type SideTab = (typeof tabs)[number]['value']

function tabOf(pane: string | undefined): SideTab {
  return tabs.find(({ value }) => value === pane)?.value ?? 'builds'
}

interface SidePaneProps {
  projectId: string
  workspace: Workspace
}

export function SidePane({ projectId, workspace }: SidePaneProps) {
  const { builds, agents, activity, files, integrations, scripts } = workspace
  const { goTo } = usePage()
  const file = useRoute(routes.file)?.['*']
  const pane = useRoute(routes.pane)?.pane
  const tab = file === undefined ? tabOf(pane) : 'explorer'
  // Kept here, so that the tree is as it was left when somebody comes back to it.
  const [openFolders, setOpenFolders] = useState<ReadonlySet<string>>(
    () => new Set([...initiallyOpenFolders, ...foldersAbove(files, file ?? '')]),
  )
  const [lastFile, setLastFile] = useState('')
  if (file !== undefined && file !== lastFile) setLastFile(file)

  function handleFile(path: string) {
    goTo(address(routes.file, { project: projectId, '*': path }))
  }

  function handleTab(next: SideTab) {
    if (next === 'explorer') handleFile(lastFile)
    else if (next === 'builds') goTo(address(routes.project, { project: projectId, '*': '' }))
    else goTo(address(routes.pane, { project: projectId, pane: next }))
  }

  const contents: Record<SideTab, { note: string; body: React.ReactNode }> = {
    builds: {
      note: `${builds.length} environments`,
      body: <BuildList projectId={projectId} builds={builds} />,
    },
    explorer: {
      note: '',
      body: (
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
    activity: { note: '', body: <ActivityList entries={activity} /> },
    integrations: { note: '', body: <ServiceList projectId={projectId} services={integrations} /> },
    scripts: { note: '', body: <ScriptList scripts={scripts} /> },
  }
  const { note, body } = contents[tab]
  const { label } = tabs.find(({ value }) => value === tab)!

  return (
    <section className="vibe-pane" data-pane="side" aria-label="Workspace">
      <Tabs
        label="Workspace"
        className="vibe-side"
        vertical
        tabs={tabs}
        value={tab}
        onChange={handleTab}
      >
        <div className="vibe-title">
          <h3>{label}</h3>
          {note && <span className="meta">{note}</span>}
        </div>
        {/* Scrolled with the arrow keys too. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="vibe-scroll" role="group" aria-label={`${label}, contents`} tabIndex={0}>
          {body}
        </div>
      </Tabs>
    </section>
  )
}
