import { Suspense, useContext, useId, useState } from 'react'
import { AskContext, useRead } from '#web/asking/api.tsx'
import { useFurtherPages } from '#web/asking/use-further-pages.ts'
import { PageLink } from '#web/place/page.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { History } from '#web/ui/more-icons.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { OpenAgent } from '../../contracts/agent-settings.ts'
import { conversations } from '../../contracts/conversations.ts'
import { AgentTalk } from './talk/AgentTalk.tsx'
import { agentPage } from './use-agent-actions.ts'

interface TalkTabProps {
  agent: OpenAgent
  conversation: string | null
  onConversation: (id: string | null) => void
}

/** The open conversation, and the list of all conversations. */
export function TalkTab({ agent, conversation, onConversation }: TalkTabProps) {
  const [isListing, setListing] = useState(false)
  const listId = useId()
  return (
    <div className="agent-room">
      <div className="agent-talks">
        <Button
          size="s"
          variant="quiet"
          icon={<History />}
          aria-expanded={isListing}
          aria-controls={isListing ? listId : undefined}
          onClick={() => setListing(!isListing)}
        >
          Earlier conversations
        </Button>
        {conversation !== null && (
          <Button size="s" icon={<Plus />} onClick={() => onConversation(null)}>
            New conversation
          </Button>
        )}
        {isListing && (
          <div id={listId}>
            <Suspense fallback={<SkeletonLines count={3} />}>
              <Conversations agent={agent.id} current={conversation} />
            </Suspense>
          </div>
        )}
      </div>
      <AgentTalk agent={agent} conversation={conversation} onConversation={onConversation} />
    </div>
  )
}

function Conversations({ agent, current }: { agent: string; current: string | null }) {
  const first = useRead(conversations.listConversations, { agent })
  const ask = useContext(AskContext)
  const attempt = useAttempt()
  const further = useFurtherPages(
    first,
    (before) => ask(conversations.listConversations, { agent, before }),
    agent,
  )
  const all = further.pages.flatMap((page) => page.conversations)

  if (all.length === 0) return <p className="meta">None yet. Say something below.</p>
  return (
    <>
      <ul aria-label="Conversations">
        {all.map(({ id, title, asks, at }) => (
          <li key={id}>
            <PageLink
              page={agentPage(agent, `talk/${id}`)}
              aria-current={id === current ? 'page' : undefined}
            >
              <span dir="auto">{title}</span>
            </PageLink>
            {asks && <Badge tone="warn">Needs your answer</Badge>}
            <span className="meta">
              <TimeAgo time={at} />
            </span>
          </li>
        ))}
      </ul>
      {further.hasMore && (
        <Button size="s" disabled={further.isPending} onClick={() => void attempt(further.more())}>
          Show older conversations
        </Button>
      )}
    </>
  )
}
