import { Suspense, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { workflows } from '../../contracts/workflows.ts'
import { flowLines } from '../../flow/changes.ts'
import { JsonView } from '../JsonView.tsx'
import type { Editor } from './use-editor.ts'

/** Versions of a workflow, newest first, with their changes in words. */
export function VersionsTab({ editor }: { editor: Editor }) {
  const list = useRead(workflows.listVersions, { id: editor.id })
  const restore = useWrite(workflows.restoreVersion)
  const attempt = useAttempt()
  const [looked, setLooked] = useState(0)
  const looking = useOpening()
  if (list.length === 0)
    return (
      <Empty level={2} title="No versions yet">
        Switch the workflow on: each time that you do, its steps are kept as a version.
      </Empty>
    )

  async function handleRestore(version: number) {
    if (!(await editor.saving.flush())) return
    const input = { id: editor.id, version, revision: editor.saving.revisionNow() }
    if (await attempt(restore.mutateAsync(input))) await editor.loadTheirs()
  }

  return (
    <>
      <h2 className="visually-hidden">Versions</h2>
      <ol className="versions" aria-label="Versions">
        {list.map(({ version, savedAt, changes }, at) => (
          <li key={version}>
            <div className="version-head">
              <h3>Version {version}</h3>
              {at === 0 && <Badge tone="success">In use</Badge>}
              <span className="meta">
                <Ago time={savedAt} />
              </span>
              <div className="version-buttons">
                <Button
                  size="s"
                  onClick={() => {
                    setLooked(version)
                    looking.open()
                  }}
                >
                  Look at it
                  <span className="visually-hidden">: version {version}</span>
                </Button>
                <Button
                  size="s"
                  disabled={restore.isPending}
                  onClick={() => void handleRestore(version)}
                >
                  Restore as draft
                  <span className="visually-hidden">: version {version}</span>
                </Button>
              </div>
            </div>
            <ul>
              {changes.map((words, nth) => (
                <li key={nth} dir="auto">
                  {words}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Dialog
        key={looking.nth}
        open={looking.isOpen}
        onClose={looking.close}
        title={`Version ${looked}`}
        size="wide"
      >
        <Suspense fallback={<SkeletonLines count={6} />}>
          <Lines id={editor.id} version={looked} />
        </Suspense>
      </Dialog>
    </>
  )
}

function Lines({ id, version }: { id: string; version: number }) {
  const { flow } = useRead(workflows.getVersion, { id, version })
  return <JsonView label="Steps of the version" value={flowLines(flow).join('\n')} />
}
