import './Workspace.css'
import type { ComponentType } from 'react'
import { usePage } from '../../place/page.tsx'
import { PageTabs } from '../tabs/PageTabs.tsx'

interface WorkspacePage {
  name: string
  path: string
  Content: ComponentType
}

interface WorkspaceProps {
  /** Names the strip of pages, such as "Pages of Automation". */
  label: string
  /** The first is the landing, which any other address of the section shows too. */
  pages: readonly [WorkspacePage, ...WorkspacePage[]]
}

/** A section of the workspace: its pages in a strip, and below it the one on show. */
export function Workspace({ label, pages }: WorkspaceProps) {
  const { page } = usePage()
  const { path, Content } = pages.find((each) => each.path === page) ?? pages[0]
  return (
    <div className="workspace">
      <PageTabs label={label} pages={pages} current={path} />
      <Content key={path} />
    </div>
  )
}
