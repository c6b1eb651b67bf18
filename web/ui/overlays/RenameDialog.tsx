import { useId } from 'react'
import type { Operation } from '#core/contract.ts'
import { Button } from '../controls/Button.tsx'
import { Field, TextInput } from '../controls/Field.tsx'
import { useForm } from '../use-form.ts'
import { Dialog } from './Dialog.tsx'

interface RenameDialogProps<Input, Named> {
  /** The noun for the thing, such as "workflow" or "agent". */
  noun: string
  thing: { id: string; name: string }
  /** The write that stores the name; its input has the id in the field `idField`. */
  rename: Operation<Input, unknown>
  idField?: Named
  open: boolean
  onClose: () => void
}

/** A dialog that gives a thing another name. */
export function RenameDialog<
  Input extends Record<Named, string> & { name?: string | undefined },
  Named extends string = 'id',
>({ noun, thing, rename, idField, open, onClose }: RenameDialogProps<Input, Named>) {
  const formId = useId()
  const { id, name } = thing
  const form = useForm(rename, {
    initial: { name },
    toInput: (values) => ({ [idField ?? 'id']: id, name: values.name.trim() }) as Input,
    onDone: onClose,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Rename ${noun}`}
      footer={
        <Button variant="primary" type="submit" form={formId} disabled={form.isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
        <Field label="Name" error={form.errors.name ?? form.error}>
          <TextInput value={form.values.name} onChange={form.set('name')} />
        </Field>
      </form>
    </Dialog>
  )
}
