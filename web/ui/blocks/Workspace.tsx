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
  /** The name of the strip of pages for screen readers, such as "Pages of Automation". */
  label: string
  /**
   * The pages of the section. The first one is also shown at all other addresses of the section.
   */
  pages: readonly [WorkspacePage, ...WorkspacePage[]]
}

/** A section of the workspace, with a strip of its pages and the current page below it. */
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
