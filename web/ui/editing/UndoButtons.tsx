import './Editing.css'
import { IconButton } from '../controls/IconButton.tsx'
import { RotateCcw, RotateCw } from '../more-icons.ts'

interface UndoButtonsProps {
  editor: { undo: () => void; redo: () => void }
  canUndo: boolean
  canRedo: boolean
}

/** Buttons for undo and redo, which keep the focus when nothing is left to undo or redo. */
export function UndoButtons({ editor, canUndo, canRedo }: UndoButtonsProps) {
  return (
    <>
      <IconButton
        className="undo-button"
        label="Undo"
        icon={<RotateCcw />}
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={() => editor.undo()}
      />
      <IconButton
        className="undo-button"
        label="Redo"
        icon={<RotateCw />}
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => editor.redo()}
      />
    </>
  )
}
