import type { ReactNode } from 'react'
import type { Step } from '../../../flow/flow.ts'
import { JsonView } from '../../JsonView.tsx'
import type { Editor } from '../use-editor.ts'
import { ActForm } from './ActForm.tsx'
import { CodeForm, ModelForm, RespondForm, RunForm, SetForm } from './DataForms.tsx'
import { ApproveForm, EachForm, IfForm, MergeForm, StopForm, WaitForm } from './FlowForms.tsx'

/** Chooses the form for a kind of step. */
export function StepForm({ step, editor }: { step: Step; editor: Editor }): ReactNode {
  const shared = {
    editor,
    offered: editor.offeredTo(step.id),
    onChange: (next: Step, subject: string) => editor.replace(next, subject),
  }
  switch (step.do) {
    case 'act':
      return <ActForm step={step} {...shared} />
    case 'set':
      return <SetForm step={step} {...shared} />
    case 'code':
      return <CodeForm step={step} {...shared} />
    case 'model':
      return <ModelForm step={step} {...shared} />
    case 'if':
      return <IfForm step={step} {...shared} />
    case 'each':
      return <EachForm step={step} {...shared} />
    case 'merge':
      return <MergeForm step={step} {...shared} />
    case 'wait':
      return <WaitForm step={step} {...shared} />
    case 'approve':
      return <ApproveForm step={step} {...shared} />
    case 'run':
      return <RunForm step={step} {...shared} />
    case 'respond':
      return <RespondForm step={step} {...shared} />
    case 'stop':
      return <StopForm step={step} {...shared} />
    case 'missing':
      return (
        <>
          <p>
            “{step.was}” could not be imported. Replace this step with one that does the same, or
            delete it.
          </p>
          {step.settings !== undefined && (
            <JsonView label="Its settings in the file" value={step.settings} />
          )}
        </>
      )
  }
}
