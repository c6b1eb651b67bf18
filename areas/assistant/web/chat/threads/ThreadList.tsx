import './Threads.css'
import { useState } from 'react'
import { Meant } from '#web/ui/blocks/Meant.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { count } from '#web/ui/count.ts'
import { Marked } from '#web/ui/marks/Marked.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { threads, type Thread } from '../../../contracts/threads.ts'
import { ThreadMenu } from './ThreadMenu.tsx'

interface ThreadListProps {
  /** The id of the open thread. */
  current: string | null
  onOpen: (id: string) => void
  /** Called when the open thread was deleted. */
  onGone: () => void
}

/** All threads, the one with the newest question first. */
export function ThreadList({ current, onOpen, onGone }: ThreadListProps) {
  const [search, setSearch] = useState('')
  return (
    <div className="side-scroll">
      <SearchBox label="Search threads" value={search} onChange={setSearch} />
      <PagedList
        operation={threads.listThreads}
        input={{ search }}
        rowsOf={(page) => page.threads}
        label="Threads"
        className="chat-threads"
        waiting={3}
        empty={search === '' ? 'No threads yet. Ask something.' : `No thread matches “${search}”.`}
        above={({ meant }) => <Meant search={search} meant={meant} />}
      >
        {(thread, { marks }) => (
          <ThreadItem
            key={thread.id}
            thread={thread}
            marks={marks}
            isOpen={thread.id === current}
            onOpen={() => onOpen(thread.id)}
            onGone={() => thread.id === current && onGone()}
          />
        )}
      </PagedList>
    </div>
  )
}

interface ItemProps {
  thread: Thread
  /** Words to highlight, which the search found. */
  marks: readonly string[] | undefined
  isOpen: boolean
  onOpen: () => void
  onGone: () => void
}

function ThreadItem({ thread, marks = [], isOpen, onOpen, onGone }: ItemProps) {
  return (
    <li className="chat-thread">
      <div>
        <button type="button" dir="auto" aria-current={isOpen || undefined} onClick={onOpen}>
          <Marked text={thread.title} words={marks} />
        </button>
        <p className="meta">
          {count(thread.questions, 'question')}, <TimeAgo time={thread.askedAt} inSentence />
          {thread.isSaved && ', saved'}
        </p>
      </div>
      <ThreadMenu thread={thread} onGone={onGone} />
    </li>
  )
}
