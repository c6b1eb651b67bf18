import { useId } from 'react'
import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useFocused } from '#web/ui/overlays/use-focused.ts'
import { useForm } from '#web/ui/use-form.ts'
import { pages } from '../../../contracts/pages.ts'
import { PAGES } from '../../../limits.ts'
import { pathFor } from '../../../page-paths.ts'
import { editPlace, manageSite } from '../../../places.ts'

interface AddPageProps {
  site: string
  /** Paths of the other pages. */
  taken: readonly string[]
  open: boolean
  onClose: () => void
}

/** Adds an empty page, and opens it in the editor. */
export function AddPage(props: AddPageProps) {
  const formId = useId()
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title="Add page"
      footer={
        <Button variant="primary" type="submit" form={formId}>
          Add page
        </Button>
      }
    >
      <AddPageForm {...props} formId={formId} />
    </Dialog>
  )
}

function AddPageForm({ site, taken, onClose, formId }: AddPageProps & { formId: string }) {
  const { goTo } = usePage()
  const title = useFocused()
  const form = useForm(pages.addPage, {
    // The path follows the title until it is typed itself.
    initial: { title: '', path: null as string | null },
    toInput: (values) => ({
      site,
      title: values.title,
      path: values.path?.trim() ?? pathFor(values.title, taken),
    }),
    onDone({ page }) {
      onClose()
      goTo(manageSite(address(editPlace, { site, page })))
    },
  })
  const { values, errors, error, set } = form
  return (
    <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
      <Field label="Title" error={errors.title ?? error}>
        <TextInput
          ref={title}
          value={values.title}
          dir="auto"
          maxLength={PAGES.titleCharacters}
          onChange={set('title')}
        />
      </Field>
      <Field label="Path" error={errors.path} hint="The end of its address, such as “about/team”.">
        <TextInput
          value={values.path ?? pathFor(values.title, taken)}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={PAGES.pathCharacters}
          onChange={(event) => set('path')(event.target.value)}
        />
      </Field>
    </form>
  )
}
