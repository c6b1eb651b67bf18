import { Suspense, useContext, useId, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { FileCode } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { ProjectActivity } from '../../../contracts/activity.ts'
import { studioFiles } from '../../../contracts/files.ts'
import type { Source } from '../use-source.ts'
import { CommitDiff } from './CommitDiff.tsx'

interface CommitRowProps {
  source: Source
  commit: Extract<ProjectActivity, { is: 'commit' }>
  isNewest: boolean
}

/** A row for a commit, which opens to show its changes. */
export function CommitRow({ source, commit: { id, message, by, at }, isNewest }: CommitRowProps) {
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
    <li className="vibe-activity commit-row">
      <FileCode />
      <div>
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
          <span dir="auto">{by}</span>, <TimeAgo time={at} inSentence />
        </p>
        {isOpen && (
          <div id={diffId} className="commit-diff">
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
      </div>
    </li>
  )
}
