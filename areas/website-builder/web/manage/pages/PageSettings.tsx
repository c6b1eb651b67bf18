import { useRead } from '#web/asking/api.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useFocused } from '#web/ui/overlays/use-focused.ts'
import { useForm } from '#web/ui/use-form.ts'
import { pages } from '../../../contracts/pages.ts'
import { draftOf } from './use-page-actions.ts'
import { DescriptionField, PathField, TitleField, typedPath } from '../../settings/FactFields.tsx'
import { FormDialog } from '../../settings/FormDialog.tsx'

interface PageSettingsProps {
  site: string
  page: string
  open: boolean
  onClose: () => void
}

/**
 * The properties of a page apart from its blocks: title, path, description, and whether it is in
 * the menu.
 */
export function PageSettings(props: PageSettingsProps) {
  return (
    <FormDialog open={props.open} onClose={props.onClose} title="Page settings">
      {(formId) => <PageSettingsForm {...props} formId={formId} />}
    </FormDialog>
  )
}

function PageSettingsForm(props: PageSettingsProps & { formId: string }) {
  const { site, page, onClose, formId } = props
  const now = useRead(pages.getPage, { site, page })
  const titleField = useFocused()
  const { title, path, description, isInMenu } = now
  const form = useForm(pages.savePage, {
    initial: { title, path, description, isInMenu },
    toInput: (values) => ({
      ...{ site, page, version: now.version },
      draft: {
        ...draftOf(now),
        ...values,
        path: typedPath(values.path),
      },
    }),
    within: 'draft',
    onDone: onClose,
  })
  const { values, set, errors, error } = form
  return (
    <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
      <TitleField
        ref={titleField}
        value={values.title}
        error={errors.title ?? error}
        onChange={set('title')}
      />
      <PathField
        value={values.path}
        error={errors.path}
        hint="Empty for the first page. Old links keep working: visitors are redirected to the new path."
        onChange={set('path')}
      />
      <DescriptionField
        value={values.description}
        error={errors.description}
        hint="Search engines show it below the title."
        onChange={set('description')}
      />
      <Switch label="In the menu" checked={values.isInMenu} onChange={set('isInMenu')} />
    </form>
  )
}
