import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useZone } from '#web/place/clock.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { publications } from '../../contracts/publications.ts'

/** A link with which other people can see the drafts for some hours. */
export function PreviewLink({ site }: { site: string }) {
  const open = useWrite(publications.openPreview)
  const attempt = useAttempt()
  const zone = useZone()
  const [link, setLink] = useState<{ address: string | null; expiresAt: string } | null>(null)

  async function handleOpen() {
    const opened = await attempt(open.mutateAsync({ site }))
    if (opened) setLink(opened)
  }

  if (!link)
    return (
      <div className="publish-link">
        <Button size="s" disabled={open.isPending} onClick={() => void handleOpen()}>
          Make a preview link
        </Button>
        <p className="field-hint">Whoever has it sees the drafts until it expires.</p>
      </div>
    )
  if (link.address === null) return <p>This server has no address for previews.</p>
  return (
    <Field
      label="Preview link"
      hint={`It expires on ${exactTime(new Date(link.expiresAt), zone)}.`}
    >
      <span className="publish-copied">
        <TextInput value={link.address} readOnly />
        <CopyButton label="Copy the preview link" text={link.address} />
      </span>
    </Field>
  )
}
