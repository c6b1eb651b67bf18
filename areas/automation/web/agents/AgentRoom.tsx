import './Agents.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Pause, Play } from '#web/ui/icons.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { PageTabs } from '#web/ui/tabs/PageTabs.tsx'
import { agentSettings, type OpenAgent } from '../../contracts/agent-settings.ts'
import { agentStatusWords, agentTones } from '../status-words.ts'
import { ActionsTab } from './ActionsTab.tsx'
import { AgentMenu } from './AgentMenu.tsx'
import { KnowledgeTab } from './KnowledgeTab.tsx'
import { RenameDialog } from '#web/ui/overlays/RenameDialog.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { TalkTab } from './TalkTab.tsx'
import { agentPage, useAgentActions } from './use-agent-actions.ts'

interface AgentRoomProps {
  id: string
  /** The open tab and its item, such as "talk/RUN". */
  place: string
}

/** One agent: its conversations, its knowledge, its permissions, and its settings. */
export function AgentRoom({ id, place }: AgentRoomProps) {
  const agent = useRead(agentSettings.getAgent, { id })
  const { goTo } = usePage()
  const [tab = '', conversation = null] = place.split('/')
  const page = (of: string) => agentPage(id, of)
  const pages = [
    { name: 'Talk', path: page('') },
    { name: 'Knowledge', path: page('knowledge') },
    { name: 'What it may do', path: page('actions') },
    { name: 'Settings', path: page('settings') },
  ]
  return (
    <>
      <PageLink className="workflow-back" page="/automation/agents">
        All agents
      </PageLink>
      <AgentHead agent={agent} />
      <PageTabs
        label={`Pages of ${agent.name}`}
        pages={pages}
        current={page(tab === 'talk' ? '' : tab)}
      />
      <Trouble key={tab === 'talk' ? '' : tab}>
        <Suspense fallback={<SkeletonLines count={10} />}>
          {tab === 'knowledge' ? (
            <KnowledgeTab agent={agent} />
          ) : tab === 'actions' ? (
            <ActionsTab agent={agent} />
          ) : tab === 'settings' ? (
            <SettingsTab key={agent.id} agent={agent} />
          ) : (
            <TalkTab
              agent={agent}
              conversation={conversation}
              onConversation={(run) => goTo(page(run === null ? '' : `talk/${run}`))}
            />
          )}
        </Suspense>
      </Trouble>
    </>
  )
}

function AgentHead({ agent }: { agent: OpenAgent }) {
  const { id, name, description, status } = agent
  const { goTo } = usePage()
  const { setOn } = useAgentActions()
  const renaming = useOpening()
  const isPaused = status === 'paused'
  return (
    <header className="agent-head">
      <div className="agent-title">
        <h2 dir="auto">{name}</h2>
        <Badge tone={agentTones[status]} dot>
          {agentStatusWords[status]}
        </Badge>
      </div>
      <div className="agent-buttons">
        <Button icon={isPaused ? <Play /> : <Pause />} onClick={() => void setOn(id, isPaused)}>
          {isPaused ? 'Switch on' : 'Pause'}
        </Button>
        <AgentMenu
          agent={agent}
          onRename={renaming.open}
          onGone={() => goTo('/automation/agents')}
        />
      </div>
      {description !== '' && (
        <p className="meta" dir="auto">
          {description}
        </p>
      )}
      <RenameDialog
        noun="agent"
        rename={agentSettings.saveAgent}
        key={renaming.nth}
        thing={agent}
        open={renaming.isOpen}
        onClose={renaming.close}
      />
    </header>
  )
}
