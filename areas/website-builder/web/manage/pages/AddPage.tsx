import { address } from '#core/route.ts'
import { usePage } from '#web/place/page.tsx'
import { useFocused } from '#web/ui/overlays/use-focused.ts'
import { useForm } from '#web/ui/use-form.ts'
import { pages } from '../../../contracts/pages.ts'
import { pathFor } from '../../../page-paths.ts'
import { editPlace, manageSite } from '../../../places.ts'
import { PathField, TitleField } from '../../settings/FactFields.tsx'
import { FormDialog } from '../../settings/FormDialog.tsx'

interface AddPageProps {
  site: string
  /** Paths that other pages have. */
  taken: readonly string[]
  open: boolean
  onClose: () => void
}

/** Adds an empty page, and opens the editor. */
export function AddPage(props: AddPageProps) {
  return (
    <FormDialog open={props.open} onClose={props.onClose} title="Add page" action="Add page">
      {(formId) => <AddPageForm {...props} formId={formId} />}
    </FormDialog>
  )
}

function AddPageForm({ site, taken, onClose, formId }: AddPageProps & { formId: string }) {
  const { goTo } = usePage()
  const title = useFocused()
  const form = useForm(pages.addPage, {
    // The path is null while it follows the title; it no longer does once the reader has typed one.
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
      <TitleField
        ref={title}
        value={values.title}
        error={errors.title ?? error}
        onChange={set('title')}
      />
      <PathField
        value={values.path ?? pathFor(values.title, taken)}
        error={errors.path}
        hint="The end of its address, such as “about/team”."
        onChange={set('path')}
      />
    </form>
  )
}
