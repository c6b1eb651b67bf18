import './Agents.css'
import { Suspense, useEffect, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import type { TabPartProps } from '#platform/tab-part.ts'
import { agents as agentsContract } from '../../contracts/agents.ts'
import { agentSettings } from '../../contracts/agent-settings.ts'
import { AgentTalk } from './talk/AgentTalk.tsx'
import { agentPage } from './use-agent-actions.ts'

const ASSISTANT = ''

/**
 * Chooses between the assistant and the reader's agents in the assistant's tab; hidden while there
 * is no agent.
 */
export function AgentsInAssistant({ onTake }: TabPartProps) {
  const all = useRead(agentsContract.listAgents, {}).filter(({ status }) => status !== 'paused')
  const [chosen, setChosen] = useState(ASSISTANT)
  const [conversation, setConversation] = useState<string | null>(null)
  const agent = all.find(({ id }) => id === chosen)
  const isTaken = agent !== undefined

  // This also runs when the chosen agent was deleted or paused meanwhile.
  useEffect(() => {
    onTake(isTaken)
  }, [isTaken, onTake])
  if (all.length === 0) return null

  function handleChoose(id: string) {
    setChosen(id)
    setConversation(null)
  }

  return (
    <>
      <div className="agent-choice">
        <Field label="Talk to">
          <Select
            options={[
              { value: ASSISTANT, label: 'Assistant' },
              ...all.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={agent ? chosen : ASSISTANT}
            onChange={handleChoose}
          />
        </Field>
      </div>
      {agent && (
        <div className="side-scroll">
          <Trouble key={agent.id}>
            <Suspense fallback={<SkeletonLines count={4} />}>
              <Talk id={agent.id} conversation={conversation} onConversation={setConversation} />
            </Suspense>
          </Trouble>
        </div>
      )}
    </>
  )
}

interface TalkProps {
  id: string
  conversation: string | null
  onConversation: (id: string) => void
}

function Talk({ id, conversation, onConversation }: TalkProps) {
  const agent = useRead(agentSettings.getAgent, { id })
  return (
    <>
      <AgentTalk agent={agent} conversation={conversation} onConversation={onConversation} />
      <p className="agent-open">
        <PageLink page={agentPage(id, conversation === null ? '' : `talk/${conversation}`)}>
          Open on its own page
        </PageLink>
      </p>
    </>
  )
}
