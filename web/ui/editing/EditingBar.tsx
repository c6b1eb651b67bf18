import type { MouseEvent, ReactNode } from 'react'
import { saveWords } from '#core/editing/save-words.ts'
import type { SaveState } from '#core/editing/saved-editor.ts'
import { PageLink, usePage } from '#web/place/page.tsx'
import { ArrowLeft } from '../more-icons.ts'
import { UndoButtons } from './UndoButtons.tsx'

interface EditingBarProps {
  title: string
  /** The thing that is edited, such as "page". */
  thing: string
  editor: { undo: () => void; redo: () => void; flush: () => Promise<void> }
  state: SaveState<unknown>
  canUndo: boolean
  canRedo: boolean
  back: { page: string; label: string }
  /** Facts after the state, such as a length. */
  facts?: ReactNode
  /** Actions on the whole thing. */
  children: ReactNode
}

/**
 * The bar of an editor, with the name and state of the edited thing, and the actions on the whole
 * of it.
 */
export function EditingBar(props: EditingBarProps) {
  const { title, thing, editor, state, canUndo, canRedo, back, facts, children } = props
  const { goTo } = usePage()

  /**
   * Completes the save before the page is left, because the link back may load a document, which
   * would interrupt the save.
   */
  function handleBack(event: MouseEvent) {
    if (state.kind === 'saved' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void editor.flush().then(() => goTo(back.page))
  }

  return (
    <header className="editing-bar">
      <PageLink
        page={back.page}
        onClick={handleBack}
        className="icon-button icon-button-m"
        aria-label={back.label}
        title={back.label}
      >
        <ArrowLeft />
      </PageLink>
      <h2 dir="auto">{title}</h2>
      <div className="editing-facts">
        <p role="status" className={state.kind === 'refused' ? 'field-error' : 'meta'}>
          {saveWords(state, thing)}
        </p>
        {facts}
      </div>
      <div className="editing-ways">
        <UndoButtons {...{ editor, canUndo, canRedo }} />
        {children}
      </div>
    </header>
  )
}
