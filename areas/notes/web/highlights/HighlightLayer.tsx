import { Suspense } from 'react'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useSelectionAction, type SelectionAction } from '#web/ui/selection/selection-actions.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { subjectKinds } from '../../contracts/highlights.ts'
import { useOpenedNote } from './open-note.ts'
import { HighlightButtons } from './HighlightButtons.tsx'
import { TextHighlights } from './TextHighlights.tsx'
import { useTexts } from './use-texts.ts'

const NoteSheet = lazyPart(async () => (await import('./NoteSheet.tsx')).NoteSheet)

const highlighting: SelectionAction = {
  name: 'highlight',
  place: 10,
  fits: ({ kind, within }) =>
    subjectKinds.some((known) => known === kind) && within.querySelector('[data-words]') !== null,
  Part: HighlightButtons,
}

/** Shows the highlights in all texts of a page, and adds new ones. */
export function HighlightLayer() {
  const isKept = useKept('notes/highlights')
  useSelectionAction(highlighting, isKept)
  return isKept ? <Highlights /> : null
}

function Highlights() {
  const texts = useTexts()
  const opened = useOpenedNote()
  return (
    <>
      {texts.map((text) => (
        <Trouble key={`${text.subject.kind} ${text.subject.id}`} silent>
          <Suspense fallback={null}>
            <TextHighlights text={text} />
          </Suspense>
        </Trouble>
      ))}
      {opened?.around.isConnected && (
        <Suspense fallback={null}>
          <NoteSheet key={opened.id} opened={opened} />
        </Suspense>
      )}
    </>
  )
}
