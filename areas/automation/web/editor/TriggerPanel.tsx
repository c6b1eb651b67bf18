import { Suspense, useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Plus } from '#web/ui/icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { automation } from '../../contract.ts'
import { triggers } from '../../contracts/triggers.ts'
import { TriggerAddress } from '../triggers/TriggerAddress.tsx'
import { TriggerDialog } from '../triggers/TriggerDialog.tsx'
import { TriggerForm } from '../triggers/TriggerForm.tsx'
import { FileDrop } from '../triggers/page/FileDrop.tsx'
import { triggerPage } from '../triggers/trigger-page.ts'
import type { Editor } from './use-editor.ts'

const BY_HAND = ''

/** Chooses the trigger of a workflow, and edits the chosen trigger. */
export function TriggerPanel({ editor }: { editor: Editor }) {
  const all = useRead(automation.listTriggers, {})
  const making = useOpening()
  const { trigger } = editor
  const isKnown = trigger === null || all.some(({ id }) => id === trigger.id)
  return (
    <div className="step-fields">
      <Field label="Trigger" hint="Everything that sets this workflow going.">
        <Select
          options={[
            { value: BY_HAND, label: 'None: run by hand' },
            ...all.map(({ id, name }) => ({ value: id, label: name })),
            ...(isKnown ? [] : [{ value: trigger.id, label: trigger.name }]),
          ]}
          value={trigger?.id ?? BY_HAND}
          onChange={(id) => {
            const chosen = all.find((one) => one.id === id)
            editor.set({ trigger: chosen ? { id: chosen.id, name: chosen.name } : null })
          }}
        />
      </Field>
      <Button size="s" icon={<Plus />} onClick={making.open}>
        New trigger
      </Button>
      <TriggerDialog
        key={making.nth}
        id={null}
        open={making.isOpen}
        onClose={making.close}
        onSaved={({ id, name }) => editor.set({ trigger: { id, name } })}
      />
      {trigger && (
        <Suspense fallback={<SkeletonLines count={6} />}>
          <ChosenTrigger key={trigger.id} id={trigger.id} editor={editor} />
        </Suspense>
      )}
    </div>
  )
}

function ChosenTrigger({ id, editor }: { id: string; editor: Editor }) {
  const formId = useId()
  const toast = useToast()
  const trigger = useRead(triggers.getTrigger, { id })
  const others = trigger.workflows.filter((workflow) => workflow.id !== editor.id)
  return (
    <section className="step-trigger" aria-label={`Trigger ${trigger.name}`}>
      <TriggerAddress trigger={trigger} />
      {trigger.draft.kind === 'file' && <FileDrop trigger={id} active={trigger.active} />}
      <PageLink page={triggerPage(id)}>Open the page of this trigger</PageLink>
      {!trigger.active && <p className="step-note">This trigger is switched off.</p>}
      {others.length > 0 && (
        <p className="field-hint">
          It also sets going: {others.map(({ name }) => name).join(', ')}
        </p>
      )}
      <TriggerForm
        formId={formId}
        trigger={trigger}
        onDone={(saved) => {
          editor.rename(saved)
          toast({ tone: 'success', title: 'Trigger saved', text: saved.name })
        }}
      />
      <Button variant="primary" type="submit" form={formId}>
        Save trigger
      </Button>
    </section>
  )
}
