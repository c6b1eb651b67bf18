import { useEffect, useRef } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { FlaskConical } from '#web/ui/icons.ts'
import { workflows } from '../../contracts/workflows.ts'
import type { Step } from '../../flow/flow.ts'
import { JsonView } from '../JsonView.tsx'
import type { Editor } from './use-editor.ts'

interface TestStepProps {
  step: Step
  editor: Editor
}

/** Tries one step with sample results of the steps before it. */
export function TestStep({ step, editor }: TestStepProps) {
  const test = useWrite(workflows.testStep)
  const pinned = editor.pinned[step.id]
  const isPinned = Object.hasOwn(editor.pinned, step.id)
  const setPinned = (all: Record<string, unknown>) => editor.set({ pinned: all })

  async function handleTest(isReal: boolean) {
    // The server tests the saved draft. If saving fails, the head of the page shows the error.
    if (!(await editor.saving.flush())) return
    test.mutate({ id: editor.id, step: step.id, ...(isReal && { isReal }) })
  }

  function handleUnpin() {
    const { [step.id]: _, ...others } = editor.pinned
    setPinned(others)
  }

  const { data, error, isPending } = test
  const outcome = useRef<HTMLDivElement>(null)
  // Scrolls to the result, which may be below the visible part of the form.
  useEffect(() => {
    if (data) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [data])
  return (
    <section className="step-test" aria-label="Test">
      <div className="step-buttons">
        <Button
          size="s"
          icon={<FlaskConical />}
          disabled={isPending}
          onClick={() => void handleTest(false)}
        >
          {isPending ? 'Testing...' : 'Test this step'}
        </Button>
        {data?.isRehearsed && (
          <Button
            size="s"
            variant="quiet"
            disabled={isPending}
            onClick={() => void handleTest(true)}
          >
            Run it for real
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {error && <p className="field-error">{explain(error)}</p>}
        {data?.error && (
          <p className="field-error" dir="auto">
            {data.error}
          </p>
        )}
        {data?.isRehearsed && (
          <p className="field-hint">This was a rehearsal: nothing was sent or kept.</p>
        )}
      </div>
      {data && (
        <div className="step-test-outcome" ref={outcome}>
          <JsonView label="Filled in" value={data.input} />
          {data.error === null && <JsonView label="Result" value={data.output} />}
          {data.error === null && (
            <Button
              size="s"
              onClick={() => setPinned({ ...editor.pinned, [step.id]: data.output })}
            >
              Pin this result
            </Button>
          )}
        </div>
      )}
      {isPinned && (
        <>
          <JsonView label="Pinned result, which tests of later steps use" value={pinned} />
          <Button size="s" variant="quiet" onClick={handleUnpin}>
            Unpin
          </Button>
        </>
      )}
    </section>
  )
}
