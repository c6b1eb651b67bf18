import { Suspense, useId } from 'react'
import { useHubOrigin } from '#platform/access/web/lends/use-hub-origin.ts'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { Archive, RotateCcw } from '#web/ui/more-icons.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useForm } from '#web/ui/use-form.ts'
import type { Repository, Shelf } from '../../contract.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { AddressForm } from './AddressForm.tsx'
import { ProjectLink } from './ProjectLink.tsx'
import { ProjectToken } from './ProjectToken.tsx'
import { useProjectActions } from './use-project-actions.ts'

interface ProjectSettingsProps {
  project: { id: string; name: string; shelf: Shelf }
  repository: Repository
  open: boolean
  onClose: () => void
}

/** A dialog for a project's name, addresses, link and token, and to archive or delete it. */
export function ProjectSettings({ project, repository, open, onClose }: ProjectSettingsProps) {
  const { setArchived, deleteIt } = useProjectActions()
  const { goTo } = usePage()
  const formId = useId()
  const { id, name, shelf } = project
  const isArchived = shelf === 'archived'
  const form = useForm(studioProjects.renameProject, {
    initial: { name },
    toInput: (values) => ({ id, name: values.name.trim() }),
    onDone: onClose,
  })

  async function handleArchive() {
    if (await setArchived(project, !isArchived)) onClose()
  }

  async function handleDelete() {
    if (!(await deleteIt(project))) return
    onClose()
    goTo('.')
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Project Settings"
      footer={
        <Button variant="primary" type="submit" form={formId} disabled={form.isPending}>
          Save
        </Button>
      }
    >
      <div className="dialog-form">
        <form id={formId} className="dialog-form" noValidate onSubmit={form.submit}>
          <Field label="Name" error={form.errors.name ?? form.error}>
            <TextInput value={form.values.name} dir="auto" onChange={form.set('name')} />
          </Field>
          <Suspense fallback={<SkeletonLines count={4} />}>
            <GitAddress path={repository.gitPath} />
            <ProjectLink id={id} />
            <ProjectToken id={id} />
          </Suspense>
        </form>
        <AddressForm project={id} />
        <div className="project-ways">
          <Button
            icon={isArchived ? <RotateCcw /> : <Archive />}
            onClick={() => void handleArchive()}
          >
            {isArchived ? 'Move to active' : 'Archive'}
          </Button>
          <Button variant="danger" icon={<Trash2 />} onClick={() => void handleDelete()}>
            Delete project
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function GitAddress({ path }: { path: string }) {
  const gitAddress = useHubOrigin() + path
  return (
    <Field
      label="Git address"
      hint={
        <>
          git asks for a password: give it an{' '}
          <PageLink page="/news-hub/settings?at=access">API token</PageLink>.
        </>
      }
    >
      <span className="project-git">
        <TextInput value={gitAddress} readOnly />
        <CopyButton label="Copy the git address" text={gitAddress} />
      </span>
    </Field>
  )
}
