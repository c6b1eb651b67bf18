import { useId } from 'react'
import { useRefresh } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { categoryEditor, hues, type Hue, type ReaderCategory } from '../../contracts/categories.ts'
import { colorNames } from './color-names.ts'

interface CategoryDialogProps {
  /** The category to change; null for a new one. */
  category: ReaderCategory | null
  onClose: () => void
}

/** The name and the color of a category. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const formId = useId()
  const name = useId()
  const refresh = useRefresh()
  const form = useForm(categoryEditor.saveCategory, {
    initial: { name: category?.name ?? '', hue: (category?.hue ?? 'technology') as Hue },
    toInput: (values) => ({ ...values, ...(category && { id: category.id }) }),
    onDone: () => {
      refresh({ area: 'articles' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={category ? 'Edit category' : 'Add category'}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={form.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
        <Field label="Name" error={form.errors.name}>
          <TextInput value={form.values.name} maxLength={40} onChange={form.set('name')} />
        </Field>
        <fieldset className="category-colors">
          <legend>Color</legend>
          {hues.map((hue) => (
            <label key={hue} data-cat={hue} title={colorNames[hue]}>
              <input
                type="radio"
                name={name}
                checked={form.values.hue === hue}
                onChange={() => form.set('hue')(hue)}
              />
              <span className="folder-swatch" />
              <span className="visually-hidden">{colorNames[hue]}</span>
            </label>
          ))}
        </fieldset>
        <FormError of={form.error} />
      </form>
    </Dialog>
  )
}
