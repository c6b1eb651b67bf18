import './Highlights.css'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { NotebookText } from '#web/ui/more-icons.ts'
import type { SelectionPartProps } from '#web/ui/selection/selection-actions.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { Problem } from '#core/problem.ts'
import { anchorAt } from '#engine/anchors/anchor.ts'
import { highlights, type HighlightColor } from '../../contracts/highlights.ts'
import { colorChoices } from '../color-words.ts'
import { useOpenNote } from './open-note.ts'
import { layOut, stretchOf, subjectOf } from './text-in-page.ts'

/** Buttons that highlight the selection in a color, or with a note. */
export function HighlightButtons({ selected, onDone }: SelectionPartProps) {
  const add = useWrite(highlights.addHighlight)
  const orTell = useAttempt()
  const openNote = useOpenNote()

  async function highlight(color: HighlightColor): Promise<string> {
    const { within, range } = selected
    const laid = layOut(within)
    const stretch = stretchOf(laid, range)
    const subject = subjectOf(within)
    if (!stretch || !subject) throw new Problem('invalid', 'Select words of the text itself.')
    const { id } = await add.mutateAsync({ subject, color, anchor: anchorAt(laid.text, stretch) })
    document.getSelection()?.removeAllRanges()
    onDone()
    return id
  }

  async function handleNote() {
    const id = await orTell(highlight('yellow'))
    if (id !== null) openNote(id, selected.within)
  }

  return (
    <>
      {colorChoices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="highlight-swatch"
          data-color={value}
          aria-label={`Highlight ${label.toLowerCase()}`}
          title={`Highlight ${label.toLowerCase()}`}
          disabled={add.isPending}
          onClick={() => void orTell(highlight(value))}
        >
          <span aria-hidden="true">{label[0]}</span>
        </button>
      ))}
      <Button
        size="s"
        variant="quiet"
        icon={<NotebookText />}
        disabled={add.isPending}
        onClick={() => void handleNote()}
      >
        Note
      </Button>
    </>
  )
}
