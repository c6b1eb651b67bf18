import './Threads.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Meant } from '#web/ui/blocks/Meant.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
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

/** All threads, the last asked in first. */
export function ThreadList({ current, onOpen, onGone }: ThreadListProps) {
  const [search, setSearch] = useState('')
  return (
    <div className="side-scroll">
      <SearchBox label="Search threads" value={search} onChange={setSearch} />
      <ul className="chat-threads" aria-label="Threads">
        <Pages list={search} waiting={<SkeletonLines count={3} />}>
          {(cursor, onMore) => (
            <PageOfThreads {...{ search, cursor, current, onOpen, onGone, onMore }} />
          )}
        </Pages>
      </ul>
    </div>
  )
}

interface PageProps extends ThreadListProps {
  search: string
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function PageOfThreads({ search, cursor, current, onOpen, onGone, onMore }: PageProps) {
  const page = useRead(threads.listThreads, { search, ...(cursor && { cursor }) })
  return (
    <>
      {page.threads.length === 0 && (
        <li>
          <Empty quiet>
            {search === '' ? 'No threads yet. Ask something.' : `No thread matches “${search}”.`}
          </Empty>
        </li>
      )}
      {cursor === undefined && <Meant search={search} meant={page.meant} />}
      {page.threads.map((thread) => (
        <ThreadItem
          key={thread.id}
          thread={thread}
          marks={page.marks}
          isOpen={thread.id === current}
          onOpen={() => onOpen(thread.id)}
          onGone={() => thread.id === current && onGone()}
        />
      ))}
      {page.next && onMore && (
        <li>
          <Button size="s" onClick={() => onMore(page.next!)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}

interface ItemProps {
  thread: Thread
  /** Words that a search found. */
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
