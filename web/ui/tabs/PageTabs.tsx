import './Tabs.css'
import { PageLink } from '../../place/page.tsx'
import { useChosenInView } from './use-chosen-in-view.ts'

interface PageTabsProps {
  /** The owner of these pages, such as "Automation". */
  label: string
  pages: readonly { name: string; path: string }[]
  /** The path of the page on show. */
  current: string
}

/** The pages of a section as a strip of links, with the look of tabs. */
export function PageTabs({ label, pages, current }: PageTabsProps) {
  const strip = useChosenInView<HTMLElement>(current)
  return (
    <nav className="tabs page-tabs" aria-label={label} ref={strip}>
      {pages.map(({ name, path }) => (
        <PageLink
          key={path}
          page={path}
          className="tab"
          aria-current={path === current ? 'page' : undefined}
        >
          {name}
        </PageLink>
      ))}
    </nav>
  )
}
