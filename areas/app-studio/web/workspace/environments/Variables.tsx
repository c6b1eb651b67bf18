import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useForm } from '#web/ui/use-form.ts'
import { studioEnvironments } from '../../../contracts/environments.ts'
import type { Environment } from '../../../contracts/workspace.ts'

interface VariablesProps {
  project: string
  env: Environment
  open: boolean
  onClose: () => void
}

/** A dialog with the variables for the functions of an environment. */
export function Variables({ project, env, open, onClose }: VariablesProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Variables of ${env}`}>
      <VariableList project={project} env={env} />
      <VariableForm project={project} env={env} />
    </Dialog>
  )
}

type Place = Pick<VariablesProps, 'project' | 'env'>

function VariableList({ project, env }: Place) {
  const variables = useRead(studioEnvironments.listVariables, { project, env })
  const remove = useWrite(studioEnvironments.deleteVariable)
  const attempt = useAttempt()
  if (variables.length === 0)
    return <Empty quiet>Functions of {env} are given no variables yet.</Empty>
  return (
    <ul className="environment-variables" aria-label="Variables">
      {variables.map(({ name, value, isSecret }) => (
        <li key={name}>
          <code>{name}</code>
          {isSecret ? <Badge tone="line">secret</Badge> : <span dir="auto">{value}</span>}
          <IconButton
            size="s"
            label={`Delete ${name}`}
            icon={<Trash2 />}
            onClick={() => void attempt(remove.mutateAsync({ project, env, name }))}
          />
        </li>
      ))}
    </ul>
  )
}

const nothing = { name: '', value: '', isSecret: true }

function VariableForm({ project, env }: Place) {
  const form = useForm(studioEnvironments.saveVariable, {
    initial: nothing,
    toInput: (values) => ({ project, env, ...values, name: values.name.trim() }),
    onDone: () => form.reset(),
  })
  return (
    <form className="dialog-form" noValidate onSubmit={form.submit}>
      <Field label="Name" error={form.errors.name ?? form.error}>
        <TextInput value={form.values.name} autoComplete="off" onChange={form.set('name')} />
      </Field>
      <Field label="Value" error={form.errors.value}>
        <TextInput
          type={form.values.isSecret ? 'password' : 'text'}
          autoComplete="off"
          value={form.values.value}
          onChange={form.set('value')}
        />
      </Field>
      <Switch
        label="Secret"
        hint="Stored encrypted, and never shown again."
        checked={form.values.isSecret}
        onChange={form.set('isSecret')}
      />
      <Button variant="primary" type="submit" disabled={form.isPending}>
        Save variable
      </Button>
    </form>
  )
}
