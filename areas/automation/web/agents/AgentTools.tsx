import { useId } from 'react'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Plus } from '#web/ui/icons.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useForm } from '#web/ui/use-form.ts'
import { agentSettings } from '../../contracts/agent-settings.ts'
import { useCanBuild } from '../use-can-build.ts'
import { agentPage } from './use-agent-actions.ts'

/** The button above the list that adds an agent; renders nothing if agents cannot be made here. */
export function AgentTools() {
  return useCanBuild() && <Tools />
}

function Tools() {
  const creating = useOpening()
  return (
    <>
      <Button size="s" variant="primary" icon={<Plus />} onClick={creating.open}>
        New agent
      </Button>
      <NewAgent key={creating.nth} open={creating.isOpen} onClose={creating.close} />
    </>
  )
}

function NewAgent({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId()
  const { goTo } = usePage()
  const form = useForm(agentSettings.createAgent, {
    initial: { name: '', type: '' },
    toInput: ({ name, type }) => ({ name: name.trim(), type: type.trim() }),
    onDone: ({ id }) => goTo(agentPage(id, 'settings')),
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New agent"
      footer={
        <Button variant="primary" type="submit" form={formId} disabled={form.isPending}>
          Create agent
        </Button>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
        <Field label="Name" error={form.errors.name ?? form.error}>
          <TextInput value={form.values.name} onChange={form.set('name')} />
        </Field>
        <Field
          label="Type"
          hint="Its purpose in a word or two, such as “Research”."
          error={form.errors.type}
        >
          <TextInput value={form.values.type} onChange={form.set('type')} />
        </Field>
        <p className="field-hint">
          A new agent can look things up in your news and change nothing. What else it may do, you
          choose on its page.
        </p>
      </form>
    </Dialog>
  )
}
