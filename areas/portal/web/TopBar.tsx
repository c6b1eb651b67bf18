import './TopBar.css'
import { Suspense, type ReactNode } from 'react'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Menu } from '#web/ui/icons.ts'
import { ThemeToggle } from '#web/ui/controls/ThemeToggle.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useDocumentMark } from '#web/ui/use-document-mark.ts'

interface TopBarProps {
  title: string
  badge: string | null
  /** The toolbar that replaces the title on pages of the news hub. */
  toolbar: ReactNode
  onMenu: () => void
}

export function TopBar({ title, badge, toolbar, onMenu }: TopBarProps) {
  useDocumentMark('top-bar')
  return (
    <header className="top-bar">
      <div className="top-bar-menu">
        <IconButton label="Menu" icon={<Menu />} onClick={onMenu} />
      </div>
      {toolbar ? (
        <>
          <h1 className="visually-hidden">News hub dashboard</h1>
          <div className="top-bar-toolbar">
            <Trouble silent>
              <Suspense fallback={null}>{toolbar}</Suspense>
            </Trouble>
          </div>
        </>
      ) : (
        <>
          <h1 className="top-bar-title">{title}</h1>
          <div className="top-bar-theme">
            <ThemeToggle />
          </div>
        </>
      )}
      {badge && (
        <span className="top-bar-badge">
          <Badge tone="line">{badge}</Badge>
        </span>
      )}
    </header>
  )
}
