import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { usePieceDialog, type PieceSource } from './PieceDialogProvider.tsx'

/** A button that opens the dialog for a piece about the thing beside it. */
export function GenerateButton(source: PieceSource) {
  const { generateFrom } = usePieceDialog()
  return (
    <IconButton
      size="s"
      label={`Generate from ${source.title}`}
      icon={<Sparkles />}
      aria-haspopup="dialog"
      onClick={() => generateFrom(source)}
    />
  )
}
