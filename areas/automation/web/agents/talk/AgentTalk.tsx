import '../Agents.css'
import { Suspense, useEffect, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import type { OpenAgent } from '../../../contracts/agent-settings.ts'
import { conversations } from '../../../contracts/conversations.ts'
import { ConversationView } from './ConversationView.tsx'
import { SayForm } from './SayForm.tsx'

interface AgentTalkProps {
  agent: OpenAgent
  /** The id of the conversation; null before the first message. */
  conversation: string | null
  onConversation: (id: string) => void
}

/**
 * A conversation with an agent, and below it the field for the next message. The first message does
 * not replace the field, so that it keeps the focus.
 */
export function AgentTalk({ agent, conversation, onConversation }: AgentTalkProps) {
  const [isFree, setFree] = useState(true)
  return (
    <div className="agent-talk">
      {conversation === null ? (
        <Beginning agent={agent} onFree={setFree} />
      ) : (
        <Trouble key={conversation}>
          <Suspense fallback={<SkeletonLines count={6} />}>
            <OpenTalk id={conversation} onFree={setFree} />
          </Suspense>
        </Trouble>
      )}
      <SayForm agent={agent} conversation={conversation} isFree={isFree} onSaid={onConversation} />
    </div>
  )
}

interface PartProps {
  /** Called with true if a message can be sent, otherwise with false. */
  onFree: (isFree: boolean) => void
}

function OpenTalk({ id, onFree }: PartProps & { id: string }) {
  const conversation = useRead(conversations.getConversation, { id })
  const isFree = ['done', 'failed', 'cancelled'].includes(conversation.state)
  useEffect(() => {
    onFree(isFree)
  }, [isFree, onFree])
  return <ConversationView conversation={conversation} />
}

/** Explains the agent before the first message. */
function Beginning({
  agent: { name, model, status, documents },
  onFree,
}: PartProps & { agent: OpenAgent }) {
  useEffect(() => {
    onFree(true)
  }, [onFree])
  const reading = documents.filter(({ state }) => state === 'reading').length
  return (
    <div className="agent-beginning">
      <p>
        {model === null
          ? `No AI endpoint is connected, so ${name} quotes passages of what it knows, word for word, and carries out commands such as “/search harbour”.`
          : `${name} answers by ${model}. What changes something waits for your approval, unless you waived that.`}
      </p>
      {status === 'training' && (
        <p className="meta">
          {reading === 1
            ? 'One document is still being read.'
            : `${reading} documents are still being read.`}
        </p>
      )}
    </div>
  )
}
