import './threads/Threads.css'
import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { History } from '#web/ui/more-icons.ts'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { threads } from '../../contracts/threads.ts'
import { ThreadMenu } from './threads/ThreadMenu.tsx'

interface ChatHeadProps {
  thread: string | null
  isListing: boolean
  onList: () => void
  onNew: () => void
  /** Called when the open thread was deleted. */
  onGone: () => void
}

/** Shows the name of the open thread, and buttons for the other threads. */
export function ChatHead({ thread, isListing, onList, onNew, onGone }: ChatHeadProps) {
  return (
    <div className="chat-head">
      <Button size="s" variant="quiet" icon={<History />} aria-pressed={isListing} onClick={onList}>
        Threads
      </Button>
      {thread !== null && !isListing && (
        <Trouble key={thread} silent>
          <Suspense fallback={null}>
            <OpenThread id={thread} onGone={onGone} />
          </Suspense>
        </Trouble>
      )}
      <IconButton size="s" label="New thread" icon={<Plus />} onClick={onNew} />
    </div>
  )
}

function OpenThread({ id, onGone }: { id: string; onGone: () => void }) {
  const thread = useRead(threads.getThread, { id })
  return (
    <>
      <h3 dir="auto" title={thread.title}>
        {thread.title}
      </h3>
      <ThreadMenu thread={thread} onGone={onGone} />
    </>
  )
}
