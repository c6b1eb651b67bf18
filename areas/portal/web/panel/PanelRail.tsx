import { Bell, Bookmark, MessageSquareText, NotebookPen, Sparkles } from '#web/ui/icons.ts'
import { NewMark } from './NewMark.tsx'
import type { SidePanelState } from './use-side-panel.ts'

const icons = {
  assistant: MessageSquareText,
  notifications: Bell,
  saved: Bookmark,
  note: NotebookPen,
  'ai-studio': Sparkles,
}

/**
 * Opens a hidden panel: by a floating rail of its tabs (on phones, a bar at the bottom), or by the
 * edge of the screen if the panel hides automatically.
 */
export function PanelRail({ panel }: { panel: SidePanelState }) {
  const { tabs, show, isAutoHiding, isOpen, isSheet, held } = panel
  return (
    <nav aria-label="Side panel tabs" inert={isSheet}>
      {isAutoHiding && isOpen && (
        <button
          type="button"
          className="side-strip"
          aria-label="Reveal the side panel"
          onClick={held.hold}
        />
      )}
      <ul className="side-rail">
        {tabs.map(({ value, label }) => {
          const Icon = icons[value]
          return (
            <li key={value}>
              <button type="button" title={label} data-opens={value} onClick={() => show(value)}>
                <Icon />
                <span>{label}</span>
                {value === 'notifications' && <NewMark />}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
