import { useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Bookmark } from '#web/ui/icons.ts'
import { BookmarkCheck } from '#web/ui/more-icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { playing } from '../contracts/playing.ts'

interface KeepButtonProps {
  piece: { id: string; title: string; isKept: boolean }
  size?: 's' | 'm'
}

/** A button that keeps a piece from being deleted when it gets old. */
export function KeepButton({ piece: { id, title, isKept }, size = 'm' }: KeepButtonProps) {
  const keep = useWrite(playing.keepPiece)
  const attempt = useAttempt()
  return (
    <IconButton
      size={size}
      label={`Keep ${title}`}
      icon={isKept ? <BookmarkCheck /> : <Bookmark />}
      pressed={isKept}
      disabled={keep.isPending}
      onClick={() => void attempt(keep.mutateAsync({ id, isKept: !isKept }))}
    />
  )
}
