import '../SavedForm.css'
import { useRead } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { bookmarks, type Bookmark } from '../../contracts/bookmarks.ts'

interface EditDialogProps {
  bookmark: Bookmark
  open: boolean
  onClose: () => void
}

/** The title, tags and note of a bookmark. */
export function EditDialog({ bookmark, open, onClose }: EditDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit bookmark"
      skeleton={<SkeletonLines count={4} />}
    >
      <EditForm bookmark={bookmark} onDone={onClose} />
    </Dialog>
  )
}

function EditForm({ bookmark, onDone }: { bookmark: Bookmark; onDone: () => void }) {
  const { id, title, tags, note } = bookmark
  const known = useRead(bookmarks.listTags, {})
  const { values, set, errors, error, submit, isPending } = useForm(bookmarks.changeBookmark, {
    initial: { title, tags, note },
    toInput: (typed) => ({ id, ...typed }),
    onDone,
  })
  const tagError = Object.entries(errors).find(([path]) => path.startsWith('tags'))?.[1]
  return (
    <form className="saved-form" aria-label="Edit bookmark" noValidate onSubmit={submit}>
      <Field label="Title" error={errors.title}>
        <TextInput dir="auto" value={values.title} onChange={set('title')} />
      </Field>
      <Field label="Tags" hint="Press Enter after each tag." error={tagError}>
        <ChipInput
          item="tag"
          values={values.tags}
          onChange={set('tags')}
          suggestions={known.map(({ tag }) => tag)}
        />
      </Field>
      <Field label="Note" error={errors.note}>
        <TextArea dir="auto" rows={4} value={values.note} onChange={set('note')} />
      </Field>
      <FormError of={error} />
      <div className="saved-form-actions">
        <Button type="submit" variant="primary" disabled={isPending}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}
