import './Editing.css'
import type { KeyboardEvent, ReactNode } from 'react'
import { TabList, type Tab } from '../tabs/TabList.tsx'

interface EditingRoomProps<Pane extends string> {
  /** The beginning of the tabs' ids, and of the panes' class. */
  name: string
  editor: { undo: () => void; redo: () => void }
  panes: readonly Tab<Pane>[]
  pane: Pane
  onPane: (pane: Pane) => void
  /** The bar, and the content between it and the panes. */
  head: ReactNode
  children: ReactNode
}

/** An editor with several panes side by side, which become tabs in a narrow space. */
export function EditingRoom<Pane extends string>(props: EditingRoomProps<Pane>) {
  const { name, editor, panes, pane, onPane, head, children } = props
  const panelId = `${name}-panes`

  function handleKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // Ignores key presses in a dialog, which React passes on to here, and in a form, whose fields
    // undo their own typing.
    const { target, currentTarget } = event
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    if (target.closest('form')) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    // Prevented, because the browser would undo only letters in a single field.
    event.preventDefault()
    if (isRedo) editor.redo()
    else editor.undo()
  }

  return (
    // Keys of all fields arrive here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="editing-room" onKeyDown={handleKey}>
      {head}
      <div className="editing-tabs">
        <TabList
          id={name}
          panelId={panelId}
          label="Parts of the editor"
          tabs={panes}
          value={pane}
          onChange={onPane}
          wide
        />
      </div>
      <div className={panelId} id={panelId} data-pane={pane}>
        {children}
      </div>
    </div>
  )
}
