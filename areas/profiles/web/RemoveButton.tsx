import { useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { profileContext } from '../contract.ts'
import { useKept } from '#web/asking/use-kept.ts'

interface RemoveButtonProps {
  profileId: string
  part: { file: string } | { link: string }
  name: string
}

/**
 * Removes a file or a link from its profile; not shown in the demo, which does not store profiles.
 */
export function RemoveButton(props: RemoveButtonProps) {
  return useKept('profiles/context') ? <Remove {...props} /> : null
}

function Remove({ profileId, part, name }: RemoveButtonProps) {
  const removeFile = useWrite(profileContext.removeFile)
  const removeLink = useWrite(profileContext.removeLink)
  const showToast = useToast()

  async function handleRemove() {
    try {
      if ('file' in part) await removeFile.mutateAsync({ id: profileId, file: part.file })
      else await removeLink.mutateAsync({ id: profileId, link: part.link })
    } catch (error) {
      showToast({ title: `${name} was not removed`, text: explain(error), tone: 'error' })
    }
  }

  return (
    <IconButton
      size="s"
      label={`Remove ${name}`}
      icon={<Trash2 />}
      onClick={() => void handleRemove()}
    />
  )
}
