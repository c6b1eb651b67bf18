import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { bookmarks } from '../../contracts/bookmarks.ts'

/** Saves a page by its address. */
export function AddBookmark() {
  const { values, set, errors, error, submit, reset, isPending, output } = useForm(
    bookmarks.addBookmark,
    {
      initial: { address: '' },
      toInput: ({ address }) => ({ address, title: '', tags: [] }),
      onDone: () => reset(),
    },
  )
  return (
    <form className="saved-add" aria-label="Save a page" noValidate onSubmit={submit}>
      <Field label="Address of a page" error={errors.address ?? error}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/page"
          value={values.address}
          onChange={set('address')}
        />
      </Field>
      <Button type="submit" disabled={isPending}>
        Save
      </Button>
      <p className="visually-hidden" role="status">
        {output && (output.isNew ? 'Saved.' : 'This page was saved already.')}
      </p>
    </form>
  )
}
