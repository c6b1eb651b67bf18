import './CommitList.css'
import { Suspense, useContext, useId, useState } from 'react'
import { AskContext, useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { studioFiles } from '../../../contracts/files.ts'
import type { Source } from '../use-source.ts'
import { CommitDiff } from './CommitDiff.tsx'

/** Commits, the newest first; each opens to show what it changed. */
export function CommitList({ source }: { source: Source }) {
  if (source.commit === null) return <p className="vibe-nothing">Nothing was saved yet</p>
  return (
    <ol className="vibe-rows" aria-label="Activity">
      <Pages
        list={source.project}
        waiting={
          <li>
            <SkeletonLines count={3} />
          </li>
        }
      >
        {(cursor, onMore) => <Commits {...{ source, cursor, onMore }} />}
      </Pages>
    </ol>
  )
}

interface CommitsProps {
  source: Source
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function Commits({ source, cursor, onMore }: CommitsProps) {
  const { project, commit: newest } = source
  const { commits, next } = useRead(studioFiles.listHistory, {
    project,
    ...(cursor !== undefined && { cursor }),
  })
  return (
    <>
      {commits.map((commit) => (
        <CommitRow
          key={commit.id}
          source={source}
          commit={commit}
          isNewest={commit.id === newest}
        />
      ))}
      {next !== null && onMore && (
        <li>
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}

interface CommitRowProps {
  source: Source
  commit: { id: string; message: string; author: string; at: string }
  isNewest: boolean
}

function CommitRow({ source, commit: { id, message, author, at }, isNewest }: CommitRowProps) {
  const { project, files, isReadOnly, onCommit } = source
  const ask = useContext(AskContext)
  const attempt = useAttempt()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const diffId = useId()
  const [title = ''] = message.split('\n')

  async function restore() {
    await files.flush()
    const { commit: base } = await ask(studioFiles.getTree, { project })
    const { commit } = await ask(studioFiles.restoreFiles, { project, base, commit: id })
    onCommit(commit)
    await files.takeIn(commit)
    toast({ tone: 'success', title: 'All files are as they were at that commit' })
  }

  return (
    <li className="commit-row">
      <p className="vibe-row-head">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? diffId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <strong dir="auto">{title || 'No message'}</strong>
        </button>
      </p>
      <p className="meta">
        <span dir="auto">{author}</span>, <TimeAgo time={at} inSentence />
      </p>
      {isOpen && (
        <div id={diffId}>
          {!isNewest && !isReadOnly && (
            <Button size="s" onClick={() => void attempt(restore())}>
              Restore this commit
            </Button>
          )}
          <Trouble>
            <Suspense fallback={<SkeletonLines count={3} />}>
              <CommitDiff project={project} commit={id} />
            </Suspense>
          </Trouble>
        </div>
      )}
    </li>
  )
}
