import { Suspense } from 'react'
import { moveItems } from '#web/ui/carrying/move-items.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Pause, Play, RefreshCw, Trash2 } from '#web/ui/icons.ts'
import { Copy } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import type { Step } from '../../flow/flow.ts'
import { CommonSettings } from './forms/CommonSettings.tsx'
import { StepForm } from './forms/StepForm.tsx'
import { kindTitle } from './step-look.tsx'
import { TestStep } from './TestStep.tsx'
import type { Editor } from './use-editor.ts'

interface StepPanelProps {
  step: Step
  editor: Editor
  onReplace: () => void
}

/** The form of the chosen step, its problems, and its test. */
export function StepPanel({ step, editor, onReplace }: StepPanelProps) {
  const faults = editor.faultsOf(step.id)
  return (
    <>
      <div className="step-head">
        <p className="meta">{kindTitle(step, editor.actions)}</p>
        <StepMenu step={step} editor={editor} onReplace={onReplace} />
      </div>
      {faults.length > 0 && (
        <ul className="step-faults" aria-label="Problems of this step">
          {faults.map(({ message }, nth) => (
            <li key={nth} dir="auto">
              {message}
            </li>
          ))}
        </ul>
      )}
      <div className="step-fields">
        <Field label="Name of the step">
          <TextInput
            value={step.name}
            onChange={({ target }) => editor.replace({ ...step, name: target.value }, 'name')}
          />
        </Field>
        <Suspense fallback={<SkeletonLines count={4} />}>
          <StepForm step={step} editor={editor} />
        </Suspense>
      </div>
      {step.do !== 'missing' && step.do !== 'stop' && (
        <CommonSettings step={step} onChange={editor.replace} />
      )}
      {step.do !== 'missing' && <TestStep key={step.id} step={step} editor={editor} />}
    </>
  )
}

function StepMenu({ step, editor, onReplace }: StepPanelProps) {
  const label = `More actions for ${step.name}`
  function toggle() {
    const { isOff, ...rest } = step
    editor.replace(isOff ? rest : { ...step, isOff: true })
  }
  return (
    <Menu
      label={label}
      items={[
        ...moveItems({
          isFirst: false,
          isLast: false,
          onMove: (by) => editor.moveBy(step.id, by),
        }),
        { label: 'Duplicate', icon: <Copy />, onSelect: () => editor.duplicate(step.id) },
        {
          label: step.isOff ? 'Switch on' : 'Switch off',
          icon: step.isOff ? <Play /> : <Pause />,
          onSelect: toggle,
        },
        { label: 'Replace', icon: <RefreshCw />, onSelect: onReplace },
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          parted: true,
          onSelect: () => editor.remove(step.id),
        },
      ]}
      trigger={(wires) => <IconButton size="s" label={label} icon={<Ellipsis />} {...wires} />}
    />
  )
}
