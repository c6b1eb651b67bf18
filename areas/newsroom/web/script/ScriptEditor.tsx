import './Script.css'
import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { jobControl } from '../../contracts/job-control.ts'
import { clockTime } from '../../playing-times.ts'
import { draftOf, editable, isChanged } from './script-edits.ts'
import { SectionEditor } from './SectionEditor.tsx'

interface ScriptEditorProps {
  id: string
  onApproved: () => void
}

/** All sentences of a script, each with its source. Typed text stays until it is saved. */
export function ScriptEditor({ id, onApproved }: ScriptEditorProps) {
  const read = useRead(jobControl.getScript, { id })
  const save = useWrite(jobControl.saveScript)
  const approve = useWrite(jobControl.approveScript)
  /** The script as last saved, which tells if a sentence is proven by its sources. */
  const [script, setScript] = useState(read)
  const [sections, setSections] = useState(() => editable(read))
  const hasChanges = isChanged(sections)
  const { isInReview } = read
  const isBusy = save.isPending || approve.isPending
  const error = save.error ?? approve.error

  async function handleSave(): Promise<boolean> {
    try {
      const saved = await save.mutateAsync(draftOf(id, sections))
      setScript(saved)
      setSections(editable(saved))
      return true
    } catch {
      // The typed text stays, and `error` gives the reason.
      return false
    }
  }

  async function handleApprove() {
    if (hasChanges && !(await handleSave())) return
    await approve.mutateAsync({ id }).then(onApproved, () => {})
  }

  return (
    <div className="script">
      <div className="script-head">
        <h3 dir="auto">{script.title}</h3>
        <p className="meta">{clockTime(script.seconds)} when spoken at the usual speed.</p>
        {script.shortage && <p className="meta">{script.shortage}</p>}
        <p className="field-hint">
          A number leads to the source of a sentence. A sentence that you change loses its number;
          it gets one again when you save and a source says it.
        </p>
      </div>
      {sections.map((section, place) => (
        <SectionEditor
          key={place}
          section={section}
          sources={script.sources}
          isLocked={!isInReview}
          onChange={(changed) =>
            setSections(sections.map((one, at) => (at === place ? changed : one)))
          }
        />
      ))}
      <div className="script-foot">
        {error && (
          <p className="field-error" role="alert">
            {explain(error)}
          </p>
        )}
        {isInReview ? (
          <>
            <Button disabled={isBusy || !hasChanges} onClick={() => void handleSave()}>
              {save.isPending ? 'Saving' : 'Save'}
            </Button>
            <Button variant="primary" disabled={isBusy} onClick={() => void handleApprove()}>
              {hasChanges ? 'Save and approve' : 'Approve'}
            </Button>
          </>
        ) : (
          <p className="meta" role="status">
            This script has been approved.
          </p>
        )}
      </div>
    </div>
  )
}
