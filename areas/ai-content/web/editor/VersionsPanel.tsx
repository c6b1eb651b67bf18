import { memo, useMemo, useState } from 'react'
import { DiffText } from '#areas/articles/web/lends/DiffText.tsx'
import { diffText } from '#engine/words/diff/word-diff.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { drafts, type DraftVersion } from '../../contracts/drafts.ts'
import { linesOf } from '../../editing/lines-of.ts'
import type { DraftEditor } from './use-draft-editor.ts'

const makerWords: Record<DraftVersion['by'], string> = {
  frame: 'Written by the built-in writer',
  model: 'Written by your AI model',
  reader: 'Edited by you',
  restored: 'Restored by you',
  workflow: 'Written by a workflow',
}

interface VersionsPanelProps {
  draft: string
  editor: DraftEditor
  language: string
}

/**
 * A list of the earlier versions of a draft. Each can be compared with the present text and
 * restored.
 */
export const VersionsPanel = memo(function VersionsPanel(props: VersionsPanelProps) {
  const [opened, setOpened] = useState<DraftVersion | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Versions" skeleton={<SkeletonLines count={4} />}>
      <Versions
        draft={props.draft}
        onOpen={(version) => {
          setOpened(version)
          setOpen(true)
        }}
      />
      {opened && (
        <CompareVersion
          key={opened.version}
          {...props}
          version={opened}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
})

interface VersionsProps {
  draft: string
  onOpen: (version: DraftVersion) => void
}

function Versions({ draft, onOpen }: VersionsProps) {
  const { versions } = useRead(drafts.listVersions, { draft })
  return (
    <ol className="draft-versions-list">
      {versions.map((version) => (
        <li key={version.version}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(version)}>
            <strong>{makerWords[version.by]}</strong>
            <span className="meta">
              <TimeAgo time={version.savedAt} /> · {count(version.wordCount, 'word')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

interface CompareVersionProps extends VersionsPanelProps {
  version: DraftVersion
  open: boolean
  onClose: () => void
}

function CompareVersion(props: CompareVersionProps) {
  const { draft, editor, version, open, onClose } = props
  const restore = useWrite(drafts.restoreVersion)
  const attempt = useAttempt()

  async function handleRestore() {
    // Saves first, so that the latest typing becomes a version.
    await editor.flush()
    const wanted = { draft, version: version.version }
    const done = await attempt(restore.mutateAsync(wanted))
    if (done) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={makerWords[version.by]}
      size="wide"
      skeleton={<SkeletonLines count={8} />}
      footer={
        <Button disabled={restore.isPending} onClick={() => void handleRestore()}>
          Restore this version
        </Button>
      }
    >
      <Compared {...props} />
    </Dialog>
  )
}

function Compared({ draft, editor, version, language }: CompareVersionProps) {
  const before = useRead(drafts.getVersion, { draft, version: version.version })
  const now = editor.view().content
  const pieces = useMemo(
    () => diffText(linesOf(before), linesOf(now), language),
    [before, now, language],
  )
  const isSame = pieces.every(({ kind }) => kind === 'same' || kind === 'skipped')
  return (
    <>
      <p className="meta">
        Saved <TimeAgo time={version.savedAt} inSentence />.{' '}
        {isSame ? (
          'It has the same words as the text now.'
        ) : (
          <span className="diff-text">
            <del>Struck through</del> is only in this version, <ins>underlined</ins> only in the
            text as it is now.
          </span>
        )}
      </p>
      {!isSame && (
        <div className="draft-version-words diff-text" dir="auto">
          <DiffText pieces={pieces} />
        </div>
      )}
    </>
  )
}
