import './Tabs.css'
import './PageTabs.css'
import { useId } from 'react'
import { PageLink } from '../../place/page.tsx'
import { ChevronDown } from '../icons.ts'
import { useFitting } from './use-fitting.ts'

interface PageTabsProps {
  /** The name of the section with these pages, such as "Automation". */
  label: string
  pages: readonly { name: string; path: string }[]
  /** The path of the current page. */
  current: string
}

/** The pages of a section as a strip of links, with the look of tabs; those without room are in a menu. */
export function PageTabs({ label, pages, current }: PageTabsProps) {
  const id = useId()
  const { strip, count } = useFitting(pages.map(({ path }) => path).join(' '))
  const rest = count === null ? [] : pages.slice(count)
  const linkTo = ({ name, path }: (typeof pages)[number]) => (
    <PageLink
      key={path}
      page={path}
      className="tab"
      aria-current={path === current ? 'page' : undefined}
    >
      {name}
    </PageLink>
  )
  return (
    <nav
      className="tabs page-tabs"
      aria-label={label}
      data-measured={count !== null || undefined}
      ref={strip}
    >
      {pages.slice(0, count ?? pages.length).map(linkTo)}
      {rest.length > 0 && (
        <>
          <button
            type="button"
            className="tab page-tabs-more"
            popoverTarget={id}
            aria-current={rest.some(({ path }) => path === current) || undefined}
          >
            {rest.find(({ path }) => path === current)?.name ?? 'More'} <ChevronDown />
          </button>
          {/* Another page closes the menu. */}
          <div className="page-tabs-rest" id={id} popover="auto" key={current}>
            {rest.map(linkTo)}
          </div>
          {/* Invisible copies of the links, by which their widths are measured. */}
          {rest.map(({ name, path }) => (
            <span key={path} className="tab" aria-hidden="true">
              {name}
            </span>
          ))}
        </>
      )}
    </nav>
  )
}
