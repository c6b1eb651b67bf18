import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { studioEnvironments } from '../../contracts/environments.ts'

/** A form for the project's name in the addresses of its environments. */
export function AddressForm({ project }: { project: string }) {
  const { name } = useRead(studioEnvironments.getEnvironments, { project })
  const form = useForm(studioEnvironments.nameProject, {
    initial: { name: name ?? '' },
    toInput: (values) => ({ project, name: values.name.trim().toLowerCase() }),
  })
  const saved = form.output !== undefined && form.values.name === name ? 'Saved.' : null
  return (
    <form className="dialog-form" noValidate onSubmit={form.submit}>
      <Field
        label="Name in addresses"
        error={form.errors.name ?? form.error}
        hint={saved ?? hintFor(name)}
      >
        <span className="project-git">
          <TextInput
            value={form.values.name}
            autoComplete="off"
            spellCheck={false}
            onChange={form.set('name')}
          />
          <Button type="submit" disabled={form.isPending || form.values.name === (name ?? '')}>
            Save address
          </Button>
        </span>
      </Field>
    </form>
  )
}

function hintFor(name: string | null): string {
  return name === null
    ? 'Chosen with the first deployment, unless you choose it here.'
    : 'The old address stops working when you change it.'
}
