import { address } from '#core/route.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { routes } from '../../routes.ts'

/** The link by which other readers see a project, and the buttons that make and end it. */
export function ProjectLink({ id }: { id: string }) {
  const { sharedId } = useRead(studioProjects.getLink, { id })
  const { linkTo } = usePage()
  const attempt = useAttempt()
  const share = useWrite(studioProjects.shareProject)
  const end = useWrite(studioProjects.endSharing)
  if (sharedId === null)
    return (
      <div className="project-link">
        <p className="field-hint">
          Nobody else can see this project. A link lets other readers of this server see its files,
          history and preview, and change nothing.
        </p>
        <Button
          size="s"
          disabled={share.isPending}
          onClick={() => void attempt(share.mutateAsync({ id }))}
        >
          Share by link
        </Button>
      </div>
    )
  const place = address(routes.project, { project: sharedId, '*': '' }).replace(/^\.\/?/, '')
  const link = linkTo(`/build-software/${place}`) ?? ''
  return (
    <Field
      label="Link"
      hint="Readers of this server who have it see files, history and preview, and change nothing."
    >
      <span className="project-git">
        <TextInput value={link} readOnly />
        <CopyButton label="Copy the link" text={link} />
        <Button
          size="s"
          disabled={end.isPending}
          onClick={() => void attempt(end.mutateAsync({ id }))}
        >
          Stop sharing
        </Button>
      </span>
    </Field>
  )
}
